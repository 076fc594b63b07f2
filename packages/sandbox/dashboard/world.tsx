import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { shownOf } from '../src/control/shown.ts';
import type { Doc } from './steps.ts';
import { atTime, counted, inOneLine, linkTo, Pager, Panel, Status, Table, usePoll, valueIn, words } from './ui.tsx';

interface Page {
  readonly documents: readonly { readonly key: string; readonly value: Doc }[];
  readonly total: number;
  /** Whether a search ended before it read all documents. */
  readonly more?: boolean;
}

interface Collections {
  readonly collections: readonly { readonly name: string; readonly total: number }[];
}

const perPage = 50;
/** Pause in typing after which a search starts. */
const pauseInMs = 250;

const names = 'name title product_title subject label fileName channel_store_name code type kind'.split(' ');
const times = 'updated_at date_updated updated last_updated created_at date_created time at'.split(' ');
const groups = { Hub: /^[^.]*$/, Instance: /^instance\./, Basket: /^basket\./ };

interface BrowseProps {
  readonly name: string;
  /** Text that is searched at first, such as the ID of a shop. */
  readonly tenant: string;
}

/** Everything in the world: collections with true totals, search and pages. */
export function Browse({ name, tenant }: BrowseProps): JSX.Element {
  const [{ search, offset }, setShown] = useState({ search: tenant, offset: 0 });
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { collections = [] } = usePoll<Collections>('world') ?? {};
  const query = new URLSearchParams({ search, limit: String(perPage), offset: String(offset) });
  // A search reads every document, so it isn't repeated.
  const page = usePoll<Page>(`world/${encodeURIComponent(name)}?${query}`, search === '' ? undefined : 3_600_000);
  const onSearch = (text: string): void => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => setShown({ search: text, offset: 0 }), pauseInMs);
  };
  return (
    <Panel title="World" note={`${collections.length} collections`}>
      <div class="buttons">
        <select
          aria-label="Collection"
          value={name}
          onChange={(event) => (location.hash = `/world/${event.currentTarget.value}`)}
        >
          {Object.entries(groups).map(([group, pattern]) => (
            <optgroup label={group}>
              {collections
                .filter((one) => pattern.test(one.name))
                .map((one) => (
                  <option value={one.name}>
                    {group === 'Instance' ? 'Instance: ' : ''}
                    {words(one.name)} ({counted(one.total)})
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
            label={words(name)}
            rows={page.documents}
            keyOf={({ key }) => key}
            href={({ key }) => linkTo(name, key)}
            none={search === '' ? 'This collection is empty.' : 'No document contains this text.'}
            narrow={2}
            columns={{
              Key: ({ key }) => inOneLine(key),
              Status: ({ value }) => {
                const { state, status = state } = shownOf(value) as Doc;
                return status === undefined ? '' : <Status text={status} />;
              },
              Title: ({ value }) => valueIn(value, names),
              Changed: ({ value }) => atTime(valueIn(value, times)),
            }}
          />
          <Pager offset={offset} limit={perPage} {...page} move={(to) => setShown({ search, offset: to })} />
        </>
      )}
    </Panel>
  );
}
