import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { docOf } from './form.tsx';
import { linkTo, Pager, Panel, Status, Table, titleOf, usePoll } from './ui.tsx';

interface Document {
  readonly key: string;
  readonly value: unknown;
}

const perPage = 50;
/** Pause in typing after which a search starts. */
const pauseInMs = 250;

/** The first value of one of these names, at most two levels deep. */
function found(value: unknown, names: readonly string[], depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > 2) return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  const own = names.map((name) => record[name]).find((one) => typeof one === 'string' || typeof one === 'number');
  if (own !== undefined) return String(own);
  for (const inner of Object.values(record)) {
    const deep = found(inner, names, depth + 1);
    if (deep !== undefined) return deep;
  }
  return undefined;
}

const names = 'name title product_title subject label fileName channel_store_name code type kind'.split(' ');
const times = 'updated_at date_updated updated last_updated created_at date_created time at'.split(' ');
const groups = [
  ['Hub', (one: string) => !one.includes('.')],
  ['Instance', (one: string) => one.startsWith('instance.')],
  ['Basket', (one: string) => one.startsWith('basket.')],
] as const;

interface BrowseProps {
  readonly name: string;
  readonly turn: number;
  /** Text that is searched at first, such as the ID of a shop. */
  readonly tenant: string;
}

/** Everything in the world: collections with true totals, search and pages. */
export function Browse({ name, turn, tenant }: BrowseProps): JSX.Element {
  const [search, setSearch] = useState(tenant);
  const [offset, setOffset] = useState(0);
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const collections = usePoll<{ readonly collections: readonly { readonly name: string; readonly total: number }[] }>(
    'world',
    turn,
  )?.collections;
  const query = new URLSearchParams({ search, limit: String(perPage), offset: String(offset) });
  const page = usePoll<{ readonly documents: readonly Document[]; readonly total: number }>(
    `world/${encodeURIComponent(name)}?${query}`,
    turn,
    // A search reads every document, so it isn't repeated.
    search === '' ? undefined : 3_600_000,
  );
  const onSearch = (text: string): void => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => {
      setSearch(text);
      setOffset(0);
    }, pauseInMs);
  };
  return (
    <Panel title="World" note={collections === undefined ? '' : `${collections.length} collections`}>
      <div class="filters">
        <select
          aria-label="Collection"
          value={name}
          onChange={(event) => (location.hash = `/world/${event.currentTarget.value}`)}
        >
          {groups.map(([group, isIn]) => (
            <optgroup label={group}>
              {collections
                ?.filter((one) => isIn(one.name))
                .map((one) => (
                  <option value={one.name}>
                    {group === 'Instance' ? 'Instance: ' : ''}
                    {titleOf(one.name)} ({one.total.toLocaleString('en')})
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <input
          type="search"
          defaultValue={tenant}
          aria-label="Search the collection"
          placeholder="Search a state, an ID or any text of a document"
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
      </div>
      {page !== undefined && (
        <>
          <Table
            key={`${name} ${search} ${offset}`}
            label={titleOf(name)}
            rows={page.documents}
            keyOf={({ key }) => key}
            href={({ key }) => linkTo(name, key)}
            none={search === '' ? 'This collection is empty.' : 'No document contains this text.'}
            columns={[
              { title: 'Key', show: ({ key }) => key.replaceAll('\n', ' / ') },
              {
                title: 'Status',
                show: ({ value }) => {
                  const { status, state } = docOf(value);
                  const text = status ?? state;
                  return text === undefined ? '' : <Status text={text} />;
                },
              },
              { title: 'Title', show: ({ value }) => found(value, names), isWide: true },
              { title: 'Changed', show: ({ value }) => found(value, times)?.slice(0, 19), isWide: true },
            ]}
          />
          <Pager offset={offset} limit={perPage} total={page.total} move={setOffset} />
        </>
      )}
    </Panel>
  );
}
