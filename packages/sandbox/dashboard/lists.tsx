import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ActionInfo, ImportInfo } from '../src/domains/overview.ts';
import type { DeadLetter } from '../src/queue/index.ts';
import type { QueuedEvent } from '../src/world/world.ts';
import { control, type Info, rolesOf } from './api.ts';
import { DirectSteps } from './form.tsx';
import { atTime, Button, Copy, counted, DocLink, linkTo, List, Panel, Status, Table, useShared } from './ui.tsx';

// Views of lists: what is under way, what waits in the queue, and what a program needs to connect.

/** Steps of an import in their order. A status that isn't among them is final. */
const importSteps = ['TRANSFORMATION_WAITING', 'TRANSFORMATION_RUNNING', 'WAITING', 'RUNNING', 'SENT'];

const progressOf = ({ status, counts }: ImportInfo): JSX.Element => {
  const step = importSteps.indexOf(status);
  const max = importSteps.length + 1;
  const shown = Object.entries(counts).filter(([, count]) => typeof count === 'number' && count > 0);
  return (
    <>
      <progress max={max} value={step === -1 ? max : step + 1} aria-label={`Progress: ${status}`} />{' '}
      <small>{shown.map(([name, count]) => `${count} ${name}`).join(', ')}</small>
    </>
  );
};

/** Actions that wait for an outcome, and imports with their progress. */
export function Work(): JSX.Element {
  const [isPendingOnly, setPendingOnly] = useState(false);
  return (
    <>
      <List<ActionInfo>
        title="Actions"
        path="actions"
        note={({ length }, { pending }) => `${counted(pending)} pending, the latest ${length} shown`}
        pick={(rows) => rows.filter(({ status }) => !isPendingOnly || status === 'PENDING')}
        keyOf={({ id }) => id}
        href={({ id }) => linkTo('actions', id)}
        none="No actions. Accept an order to get one."
        columns={{
          Work: ({ work, id }) => work ?? id,
          Status: ({ status }) => <Status text={status} />,
          Order: ({ order_id }) => <DocLink collection="orders" id={order_id} />,
          Created: ({ created_at }) => atTime(created_at),
          '': ({ id, status }) => <DirectSteps collection="actions" doc={{ id, status }} />,
        }}
      >
        <label class="check">
          <input type="checkbox" onChange={(event) => setPendingOnly(event.currentTarget.checked)} /> Only pending
        </label>
      </List>
      <List<ImportInfo>
        title="Imports"
        path="imports"
        keyOf={({ kind, id }) => `${kind} ${id}`}
        href={({ kind, id }) => linkTo(kind === 'PRODUCT' ? 'instance.productImports' : 'instance.offerImports', id)}
        columns={{
          Import: ({ kind, fileName }) => fileName ?? kind.toLowerCase(),
          Status: ({ status }) => <Status text={status} />,
          Progress: progressOf,
          Shop: ({ shopId }) => shopId,
          Created: ({ date_created }) => atTime(date_created),
        }}
      />
    </>
  );
}

interface Delivery {
  readonly id: string;
  readonly type?: string;
  readonly attempt: number;
  readonly until: string;
  readonly delayed: boolean;
}

/** The queue of the connector: messages, deliveries and dead letters. */
export function Queue(): JSX.Element {
  const { change } = useShared();
  const putBack = (id: string): void => change(id, () => control('PUT', `dead-letters/${encodeURIComponent(id)}`));
  return (
    <>
      <List<QueuedEvent>
        title="Events"
        path="events?latest=100"
        member="events"
        note={({ length }, { total }) => `${counted(total)} in the queue, the latest ${length} shown`}
        pick={(rows) => rows.toReversed()}
        keyOf={({ id }) => id}
        href={({ id }) => linkTo('events', id)}
        none="The queue is empty."
        narrow={2}
        columns={{
          Type: ({ type }) => <b class="path">{type}</b>,
          Order: ({ data }) => data['channel_order_id'] as string | undefined,
          ID: ({ id }) => <code>{id}</code>,
          Time: ({ time }) => atTime(time),
        }}
      />
      <List<Delivery>
        title="In flight"
        path="deliveries"
        keyOf={({ id }) => id}
        none="No worker has a message."
        columns={{
          Type: ({ type }) => type,
          Attempt: ({ attempt }) => attempt,
          Until: ({ until, delayed }) => `${until.slice(11, 19)}${delayed ? ' (delayed)' : ''}`,
          ID: ({ id }) => <code>{id}</code>,
        }}
      />
      <List<DeadLetter>
        title="Dead letters"
        path="dead-letters"
        member="dead_letters"
        keyOf={({ event }) => event.id}
        href={({ event }) => linkTo('dead-letters', event.id)}
        none="No dead letters."
        narrow={2}
        columns={{
          Type: ({ event }) => event.type,
          Reason: ({ reason }) => reason,
          Time: ({ time }) => atTime(time),
          '': ({ event }) => <Button class="small" label="Put back" run={() => putBack(event.id)} />,
        }}
      />
    </>
  );
}

type Values = readonly (readonly [name: string, value: string])[];

const credentialsOf = (info: Info): Values =>
  rolesOf(info).flatMap(({ name, client, authorization = '' }): Values =>
    client === undefined
      ? [[name, authorization.replace('Bearer ', '')]]
      : [
          [`${name}: client_id`, client.client_id],
          [`${name}: client_secret`, client.client_secret],
        ],
  );

export const envOf = ({ urls, credentials }: Info): string =>
  [
    ...Object.entries(urls).map(([name, url]) => `${name.toUpperCase()}=${url}`),
    `CLIENT_ID=${credentials.seller.client_id}`,
    `CLIENT_SECRET=${credentials.seller.client_secret}`,
    `API_KEY=${credentials.shops[0]?.api_key ?? ''}`,
  ].join('\n');

/** Names with values to copy. */
const valuesTable = (label: string, rows: Values): JSX.Element => (
  <Table
    label={label}
    rows={rows}
    keyOf={([name]) => name}
    columns={{
      Name: ([name]) => name,
      Value: ([, value]) => <code class="short">{value}</code>,
      '': ([name, value]) => <Copy text={value} label="Copy" name={`Copy ${name}`} />,
    }}
  />
);

/** Addresses and credentials, and the tenants of this sandbox. */
export function Connect({ info }: { readonly info: Info }): JSX.Element {
  const { channels } = info.world;
  const { shops } = info.credentials;
  const tenants = [
    ...channels.flatMap(({ channel_id, stores }) =>
      stores.map(({ channel_store_id: id }) => ['Store of the hub', `${channel_id} / ${id}`, 'orders', id] as const),
    ),
    ...shops.map(({ shop_id: id }) => ['Shop of the instance', `Shop ${id}`, 'instance.orders', id] as const),
  ];
  return (
    <>
      <div class="columns">
        <Panel title="Addresses">
          {valuesTable('Addresses', Object.entries({ ...info.urls, control: info.control }))}
          <Copy text={envOf(info)} label="Copy as .env" />
        </Panel>
        <Panel title="Credentials">{valuesTable('Credentials', credentialsOf(info))}</Panel>
      </div>
      <Panel title="Tenants" note={`${counted(channels.length, 'channel')}, ${counted(shops.length, 'shop')}`}>
        <Table
          label="Tenants"
          rows={tenants}
          keyOf={([, name]) => name}
          columns={{
            Kind: ([kind]) => kind,
            Name: ([, name]) => <b>{name}</b>,
            '': ([, , orders, id]) => <a href={`#/world/${orders}?tenant=${encodeURIComponent(id)}`}>Show in World</a>,
          }}
        />
      </Panel>
    </>
  );
}
