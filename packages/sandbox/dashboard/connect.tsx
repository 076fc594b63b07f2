import type { JSX } from 'preact';
import type { Info } from './api.ts';
import { Copy, Panel, Table } from './ui.tsx';

function credentialsOf({ credentials }: Info): readonly (readonly [name: string, value: string])[] {
  const { seller, connector, limited, shops, accountant, operator, front, basket } = credentials;
  return [
    ...Object.entries({ seller, connector, limited }).flatMap(([name, { client_id, client_secret }]) => [
      [`${name}: client_id`, client_id] as const,
      [`${name}: client_secret`, client_secret] as const,
    ]),
    ...shops.map(({ shop_id, api_key }) => [`shop ${shop_id}`, api_key] as const),
    [`accountant of shop ${accountant.shop_id}`, accountant.api_key],
    ['operator', operator.api_key],
    ['storefront', front.api_key],
    ['shopper (bearer)', basket.bearer],
  ];
}

export const envOf = ({ urls, credentials }: Info): string =>
  [
    ...Object.entries(urls).map(([name, url]) => `${name.toUpperCase()}=${url}`),
    `CLIENT_ID=${credentials.seller.client_id}`,
    `CLIENT_SECRET=${credentials.seller.client_secret}`,
    `API_KEY=${credentials.shops[0]?.api_key ?? ''}`,
  ].join('\n');

/** Names with values to copy. */
const Values = ({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: ReturnType<typeof credentialsOf>;
}): JSX.Element => (
  <Table
    label={label}
    rows={rows}
    keyOf={([name]) => name}
    columns={[
      { title: 'Name', show: ([name]) => name },
      { title: 'Value', show: ([, value]) => <code class="short">{value}</code> },
      { title: '', show: ([name, value]) => <Copy text={value} label="Copy" name={`Copy ${name}`} /> },
    ]}
  />
);

/** Addresses and credentials, and the tenants of this sandbox. */
export function Connect({ info }: { readonly info: Info }): JSX.Element {
  const { channels } = info.world;
  const { shops } = info.credentials;
  const tenants = [
    ...channels.flatMap(({ channel_id, stores }) =>
      stores.map(
        (one) => ['Store of the hub', `${channel_id} / ${one.channel_store_id}`, one.channel_store_id] as const,
      ),
    ),
    ...shops.map(({ shop_id }) => ['Shop of the instance', `Shop ${shop_id}`, String(shop_id)] as const),
  ];
  return (
    <>
      <div class="columns">
        <Panel title="Addresses">
          <Values label="Addresses" rows={Object.entries({ ...info.urls, control: info.control })} />
          <Copy text={envOf(info)} label="Copy as .env" />
        </Panel>
        <Panel title="Credentials">
          <Values label="Credentials" rows={credentialsOf(info)} />
        </Panel>
      </div>
      <Panel title="Tenants" note={`${channels.length} channels, ${shops.length} shops`}>
        <Table
          label="Tenants"
          rows={tenants}
          keyOf={([, name]) => name}
          columns={[
            { title: 'Kind', show: ([kind]) => kind },
            { title: 'Name', show: ([, name]) => <b>{name}</b> },
            {
              title: '',
              show: ([kind, , search]) => (
                <a
                  href={`#/world/${kind.includes('hub') ? '' : 'instance.'}orders?tenant=${encodeURIComponent(search)}`}
                >
                  Show in World
                </a>
              ),
            },
          ]}
        />
      </Panel>
    </>
  );
}
