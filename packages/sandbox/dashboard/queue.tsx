import type { JSX } from 'preact';
import { control } from './api.ts';
import { type Change, Code, Panel, Table, usePoll } from './ui.tsx';

interface Event {
  readonly id: string;
  readonly type: string;
  readonly time: string;
  readonly data: unknown;
}

interface Delivery {
  readonly id: string;
  readonly type?: string;
  readonly attempt: number;
  readonly until: string;
  readonly delayed: boolean;
}

const latest = 100;
const at = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** The queue of the connector: messages, deliveries and dead letters. */
export function Queue({ turn, change }: { readonly turn: number; readonly change: Change }): JSX.Element {
  const events = usePoll<{ readonly events: readonly Event[]; readonly total: number }>(
    `events?latest=${latest}`,
    turn,
  );
  const deliveries = usePoll<{ readonly deliveries: readonly Delivery[] }>('deliveries', turn)?.deliveries ?? [];
  const letters =
    usePoll<{
      readonly dead_letters: readonly { readonly event: Event; readonly reason: string; readonly time: string }[];
    }>('dead-letters', turn)?.dead_letters ?? [];
  return (
    <>
      <Panel
        title="Events"
        note={`${(events?.total ?? 0).toLocaleString('en')} in the queue, the latest ${events?.events.length ?? 0} shown`}
      >
        <Table
          label="Events"
          rows={events?.events.toReversed() ?? []}
          keyOf={({ id }) => id}
          none="The queue is empty."
          columns={[
            { title: 'Type', show: ({ type }) => <b class="path">{type}</b> },
            { title: 'ID', show: ({ id }) => <code>{id}</code> },
            { title: 'Time', show: ({ time }) => time.slice(0, 19), isWide: true },
          ]}
          details={({ id, data }) => (
            <>
              <div class="buttons">
                <button type="button" onClick={() => change(id, () => control('DELETE', at('events', id)))}>
                  Remove from queue
                </button>
              </div>
              <Code label="Data" text={JSON.stringify(data)} />
            </>
          )}
        />
      </Panel>
      <Panel title="In flight" note={String(deliveries.length)}>
        <Table
          label="In flight"
          rows={deliveries}
          keyOf={({ id }) => id}
          none="No worker has a message."
          columns={[
            { title: 'Type', show: ({ type }) => type },
            { title: 'Attempt', show: ({ attempt }) => attempt },
            { title: 'Until', show: ({ until, delayed }) => `${until.slice(11, 19)}${delayed ? ' (delayed)' : ''}` },
            { title: 'ID', show: ({ id }) => <code>{id}</code>, isWide: true },
          ]}
        />
      </Panel>
      <Panel title="Dead letters" note={String(letters.length)}>
        <Table
          label="Dead letters"
          rows={letters}
          keyOf={({ event }) => event.id}
          none="No dead letters."
          columns={[
            { title: 'Type', show: ({ event }) => event.type },
            { title: 'Reason', show: ({ reason }) => reason },
            { title: 'Time', show: ({ time }) => time.slice(0, 19), isWide: true },
            {
              title: '',
              show: ({ event }) => (
                <button
                  type="button"
                  class="small"
                  onClick={() => change(event.id, () => control('PUT', at('dead-letters', event.id)))}
                >
                  Put back
                </button>
              ),
            },
          ]}
          details={({ event }) => (
            <>
              <div class="buttons">
                <button
                  type="button"
                  class="danger"
                  onClick={() => change(event.id, () => control('DELETE', at('dead-letters', event.id)))}
                >
                  Delete
                </button>
              </div>
              <Code label="Data" text={JSON.stringify(event)} />
            </>
          )}
        />
      </Panel>
    </>
  );
}
