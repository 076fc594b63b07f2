import type { JSX } from 'preact';
import { control } from './api.ts';
import { type Change, linkTo, Panel, Table, usePoll } from './ui.tsx';

interface Event {
  readonly id: string;
  readonly type: string;
  readonly time: string;
  readonly data: { readonly channel_order_id?: string };
}

interface Delivery {
  readonly id: string;
  readonly type?: string;
  readonly attempt: number;
  readonly until: string;
  readonly delayed: boolean;
}

interface DeadLetter {
  readonly event: Event;
  readonly reason: string;
  readonly time: string;
}

/** The queue of the connector: messages, deliveries and dead letters. */
export function Queue({ turn, change }: { readonly turn: number; readonly change: Change }): JSX.Element {
  const events = usePoll<{ readonly events: readonly Event[]; readonly total: number }>('events?latest=100', turn);
  const deliveries = usePoll<{ readonly deliveries: readonly Delivery[] }>('deliveries', turn)?.deliveries ?? [];
  const letters = usePoll<{ readonly dead_letters: readonly DeadLetter[] }>('dead-letters', turn)?.dead_letters ?? [];
  const putBack = (id: string): void => change(id, () => control('PUT', `dead-letters/${encodeURIComponent(id)}`));
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
          href={({ id }) => linkTo('events', id)}
          none="The queue is empty."
          columns={[
            { title: 'Type', show: ({ type }) => <b class="path">{type}</b> },
            { title: 'Order', show: ({ data }) => data.channel_order_id },
            { title: 'ID', show: ({ id }) => <code>{id}</code>, isWide: true },
            { title: 'Time', show: ({ time }) => time.slice(0, 19), isWide: true },
          ]}
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
          href={({ event }) => linkTo('dead-letters', event.id)}
          none="No dead letters."
          columns={[
            { title: 'Type', show: ({ event }) => event.type },
            { title: 'Reason', show: ({ reason }) => reason },
            { title: 'Time', show: ({ time }) => time.slice(0, 19), isWide: true },
            {
              title: '',
              show: ({ event }) => (
                <button type="button" class="small" onClick={() => putBack(event.id)}>
                  Put back
                </button>
              ),
            },
          ]}
        />
      </Panel>
    </>
  );
}
