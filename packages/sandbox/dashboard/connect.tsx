import type { JSX } from 'preact';
import type { Info } from './api.ts';
import { Copy, Panel, Table } from './ui.tsx';

interface Credential {
  readonly name: string;
  readonly value: string;
}

function* credentialsOf({ credentials }: Info): Iterable<Credential> {
  const { seller, connector, limited, shops, accountant, operator, front, basket } = credentials;
  for (const [name, { client_id, client_secret }] of Object.entries({ seller, connector, limited })) {
    yield { name: `${name}: client_id`, value: client_id };
    yield { name: `${name}: client_secret`, value: client_secret };
  }
  for (const { shop_id, api_key } of shops) yield { name: `shop ${shop_id}`, value: api_key };
  yield { name: `accountant of shop ${accountant.shop_id}`, value: accountant.api_key };
  yield { name: 'operator', value: operator.api_key };
  yield { name: 'storefront', value: front.api_key };
  yield { name: 'shopper (bearer)', value: basket.bearer };
}

const envOf = ({ urls, credentials }: Info): string =>
  [
    ...Object.entries(urls).map(([name, url]) => `${name.toUpperCase()}=${url}`),
    `CLIENT_ID=${credentials.seller.client_id}`,
    `CLIENT_SECRET=${credentials.seller.client_secret}`,
    `API_KEY=${credentials.shops[0]?.api_key ?? ''}`,
  ].join('\n');

/** Addresses and credentials, and the tenants of this sandbox. */
export function Connect({ info }: { readonly info: Info }): JSX.Element {
  return (
    <>
      <div class="columns">
        <Panel title="Addresses">
          <Table
            label="Addresses"
            rows={Object.entries({ ...info.urls, control: info.control })}
            keyOf={([name]) => name}
            columns={[
              { title: 'Name', show: ([name]) => name },
              { title: 'URL', show: ([, url]) => <code>{url}</code> },
              { title: '', show: ([name, url]) => <Copy text={url} label="Copy" name={`Copy ${name}`} /> },
            ]}
          />
          <Copy text={envOf(info)} label="Copy as .env" />
        </Panel>
        <Panel title="Credentials">
          <Table
            label="Credentials"
            rows={[...credentialsOf(info)]}
            keyOf={({ name }) => name}
            columns={[
              { title: 'Caller', show: ({ name }) => name },
              { title: 'Value', show: ({ value }) => <code class="short">{value}</code> },
              { title: '', show: ({ name, value }) => <Copy text={value} label="Copy" name={`Copy ${name}`} /> },
            ]}
          />
        </Panel>
      </div>
      <Panel title="Tenants" note={`${info.world.channels.length} channels, ${info.credentials.shops.length} shops`}>
        <Table
          label="Tenants"
          rows={[
            ...info.world.channels.flatMap(({ channel_id, stores }) =>
              stores.map(({ channel_store_id, store_id }) => ({
                kind: 'Store of the hub',
                name: `${channel_id} / ${channel_store_id}`,
                id: store_id,
                search: channel_store_id,
              })),
            ),
            ...info.credentials.shops.map(({ shop_id }) => ({
              kind: 'Shop of the instance',
              name: `Shop ${shop_id}`,
              id: String(shop_id),
              search: String(shop_id),
            })),
          ]}
          keyOf={({ kind, name }) => `${kind} ${name}`}
          columns={[
            { title: 'Kind', show: ({ kind }) => kind },
            { title: 'Name', show: ({ name }) => <b>{name}</b> },
            { title: 'ID', show: ({ id }) => <code>{id}</code>, isWide: true },
            {
              title: '',
              show: ({ search }) => <a href={`#/world?tenant=${encodeURIComponent(search)}`}>Show in World</a>,
            },
          ]}
        />
      </Panel>
    </>
  );
}
