import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Acts } from './acts.tsx';
import type { Info } from './api.ts';
import { type Change, Code, Copy, Pager, Panel, Status, Table, usePoll } from './ui.tsx';

interface Document {
  readonly key: string;
  readonly value: unknown;
}

const perPage = 50;
/** Pause in typing after which a search starts. */
const pauseInMs = 250;

/** Names of collections that people look for first. */
const titles: Readonly<Record<string, string>> = {
  orders: 'Orders',
  returns: 'Returns',
  conversations: 'Conversations',
  messages: 'Messages',
  products: 'Products',
  actions: 'Actions',
  shipments: 'Shipments',
  channels: 'Channels',
  stores: 'Stores',
  documents: 'Order documents',
  events: 'Events in the queue',
  'dead-letters': 'Dead letters',
  jobs: 'Scheduled jobs',
};

const titleOf = (name: string): string =>
  titles[name] ??
  name
    .replace('instance.', '')
    .replaceAll(/([A-Z])|_/g, (_, letter: string | undefined) => ` ${letter?.toLowerCase() ?? ''}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The first value of one of these names, at most two levels deep. */
function found(value: unknown, names: readonly string[], depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null || depth > 2) return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  for (const name of names) {
    const own = record[name];
    if (typeof own === 'string' || typeof own === 'number') return String(own);
  }
  for (const inner of Object.values(record)) {
    const deep = Array.isArray(inner) ? undefined : found(inner, names, depth + 1);
    if (deep !== undefined) return deep;
  }
  return undefined;
}

interface BrowseProps {
  readonly turn: number;
  /** Text that is searched at first, such as the ID of a shop. */
  readonly tenant: string;
  readonly info: Info | undefined;
  readonly change: Change;
}

/** Everything in the world: collections with true totals, search and pages. */
export function Browse({ turn, tenant, info, change }: BrowseProps): JSX.Element {
  const [name, setName] = useState('orders');
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
  const choose = (one: string): void => {
    setName(one);
    setOffset(0);
  };
  const groups = [
    ['Hub', (one: string) => !one.includes('.')],
    ['Instance', (one: string) => one.startsWith('instance.')],
    ['Basket', (one: string) => one.startsWith('basket.')],
  ] as const;
  return (
    <Panel title="World" note={collections === undefined ? '' : `${collections.length} collections`}>
      <div class="filters">
        <select aria-label="Collection" value={name} onChange={(event) => choose(event.currentTarget.value)}>
          {groups.map(([group, isIn]) => (
            <optgroup label={group}>
              {collections
                ?.filter((one) => isIn(one.name))
                .map((one) => (
                  <option value={one.name}>
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
          placeholder="Search any text of a document"
          onInput={(event) => {
            const text = event.currentTarget.value;
            clearTimeout(typing.current);
            typing.current = setTimeout(() => {
              setSearch(text);
              setOffset(0);
            }, pauseInMs);
          }}
        />
      </div>
      {page !== undefined && (
        <>
          <Table
            key={`${name} ${search} ${offset}`}
            label={titleOf(name)}
            rows={page.documents}
            keyOf={({ key }) => key}
            none={search === '' ? 'This collection is empty.' : 'No document contains this text.'}
            columns={[
              { title: 'Key', show: ({ key }) => <code>{key.replaceAll('\n', ' / ')}</code> },
              {
                title: 'Status',
                show: ({ value }) => {
                  const status = found(value, ['status', 'state']);
                  return status === undefined ? '' : <Status text={status} />;
                },
              },
              {
                title: 'Title',
                show: ({ value }) =>
                  found(value, [
                    'name',
                    'title',
                    'label',
                    'subject',
                    'fileName',
                    'channel_store_name',
                    'code',
                    'type',
                    'kind',
                  ]),
                isWide: true,
              },
              {
                title: 'Changed',
                show: ({ value }) =>
                  found(value, ['updated_at', 'date_updated', 'created_at', 'date_created', 'time', 'at'])?.slice(
                    0,
                    19,
                  ),
                isWide: true,
              },
            ]}
            details={({ value }) => (
              <>
                <div class="buttons">
                  <Acts collection={name} value={value} info={info} change={change} />
                  <Copy text={JSON.stringify(value, null, 2)} label="Copy JSON" />
                </div>
                <Code label="Document" text={JSON.stringify(value)} />
              </>
            )}
          />
          <Pager offset={offset} limit={perPage} total={page.total} move={setOffset} />
        </>
      )}
    </Panel>
  );
}
