import type { JSX } from 'preact';
import { control } from './api.ts';

interface Action {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly work?: string;
}

/** Data of the page. */
export interface WorldView {
  readonly now: string;
  readonly limits: 'real' | 'off';
  readonly orders: readonly { readonly id: string; readonly status: string; readonly lines: number }[];
  readonly actions: readonly Action[];
  readonly imports: readonly { readonly id: number; readonly status: string; readonly fileName: string }[];
  /** The last of them, and how many there are. */
  readonly events: {
    readonly events: readonly { readonly id: string; readonly type: string; readonly data: unknown }[];
    readonly total: number;
  };
  readonly faults: readonly {
    readonly operation: string;
    readonly status?: number;
    readonly drop?: boolean | string;
    readonly times?: number;
  }[];
  readonly windows: readonly {
    readonly key: string;
    readonly windows: readonly { readonly calls: number; readonly requests: number; readonly period_in_s: number }[];
  }[];
}

const mostShown = 20;

const read = <T,>(path: string): Promise<T> => control<T>('GET', path);

export async function readWorld(): Promise<WorldView> {
  const [{ now }, { mode }, { orders }, { actions }, { imports }, events, { faults }, { windows }] = await Promise.all([
    read<Pick<WorldView, 'now'>>('clock'),
    read<{ readonly mode: 'real' | 'off' }>('limits'),
    read<Pick<WorldView, 'orders'>>('orders'),
    read<Pick<WorldView, 'actions'>>('actions'),
    read<Pick<WorldView, 'imports'>>('imports'),
    read<WorldView['events']>(`events?latest=${mostShown}`),
    read<Pick<WorldView, 'faults'>>('faults'),
    read<Pick<WorldView, 'windows'>>('windows'),
  ]);
  return { now, limits: mode, orders, actions, imports, events, faults, windows };
}

interface ListProps<T> {
  readonly title: string;
  readonly all: readonly T[];
  /** Total number, if it is more than the entries that were read. */
  readonly total?: number;
  readonly keyOf: (one: T) => string | number;
  readonly show: (one: T) => JSX.Element;
}

function List<T>({ title, all, total = all.length, keyOf, show }: ListProps<T>): JSX.Element {
  return (
    <section>
      <h2>
        {title} <small>{total}</small>
      </h2>
      {all.length === 0 && <p class="none">None.</p>}
      <ul class="rows">
        {all.slice(0, mostShown).map((one) => (
          <li key={keyOf(one)}>{show(one)}</li>
        ))}
      </ul>
      {total > mostShown && <p class="none">… and {total - mostShown} more</p>}
    </section>
  );
}

/** Runs a change and refreshes the page, unless a change of the same name is running. */
export type Change = (name: string, run: () => Promise<unknown>) => void;

const end = (id: string, body: object) => () => control('POST', `actions/${encodeURIComponent(id)}`, body);

function ActionRow({ one, change }: { readonly one: Action; readonly change: Change }): JSX.Element {
  const fail = (): void => {
    const message = prompt('Reason of the failure', 'The channel rejected it.');
    if (message !== null)
      change(one.id, end(one.id, { status: 'FAILED', errors: [{ code: 'INVALID_INPUT', message }] }));
  };
  return (
    <>
      <span class="status">{one.status}</span> {one.work} <small>{one.order_id}</small>
      {one.status === 'PENDING' && (
        <span class="buttons">
          <button type="button" onClick={() => change(one.id, end(one.id, { status: 'SUCCESS' }))}>
            Succeed
          </button>
          <button type="button" onClick={fail}>
            Fail …
          </button>
        </span>
      )}
    </>
  );
}

export function Lists({ view, change }: { readonly view: WorldView; readonly change: Change }): JSX.Element {
  return (
    <>
      <List
        title="Actions"
        all={view.actions}
        keyOf={({ id }) => id}
        show={(one) => <ActionRow one={one} change={change} />}
      />
      <List
        title="Orders"
        all={view.orders}
        keyOf={({ id }) => id}
        show={({ id, status, lines }) => (
          <>
            <span class="status">{status}</span> {id} <small>{lines === 1 ? 'one line' : `${lines} lines`}</small>
          </>
        )}
      />
      <List
        title="Imports"
        all={view.imports}
        keyOf={({ id }) => id}
        show={({ id, status, fileName }) => (
          <>
            <span class="status">{status}</span> {id} <small>{fileName}</small>
          </>
        )}
      />
      <List
        title="Events"
        all={view.events.events.toReversed()}
        total={view.events.total}
        keyOf={({ id }) => id}
        show={({ id, type, data }) => (
          <details>
            <summary>
              {type} <small>{id}</small>
            </summary>
            <pre>{JSON.stringify(data, null, 2)}</pre>
            <button
              type="button"
              onClick={() => change(id, () => control('DELETE', `events/${encodeURIComponent(id)}`))}
            >
              Remove from queue
            </button>
          </details>
        )}
      />
      <List
        title="Usage of limits"
        all={view.windows}
        keyOf={({ key }) => key}
        show={({ key, windows }) => (
          <>
            {windows.map(({ calls, requests, period_in_s }) => (
              <span class="window">
                <meter min={0} max={requests} value={calls} aria-label={key} /> {calls} of {requests} in {period_in_s} s
              </span>
            ))}{' '}
            <small>{key.replaceAll('|', ' ')}</small>
          </>
        )}
      />
    </>
  );
}
