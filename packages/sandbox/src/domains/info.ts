import { mounts } from '../machinery/http/server.ts';
import type { Client, World } from '../machinery/world/index.ts';
import { version } from '../version.ts';
import { channels, issueLinkToken, stores } from './account/model/index.ts';
import { hubClients } from './auth/credentials/hub.ts';
import { instanceCredentialsInfo } from './auth/credentials/instance.ts';
import { demoBasket } from './basket/model.ts';

export interface ClientInfo {
  readonly client_id: string;
  readonly client_secret: string;
  readonly scopes: readonly string[];
}

type InstanceCredentials = ReturnType<typeof instanceCredentialsInfo>;

/** What a program needs to work with a sandbox. */
export interface Info {
  readonly version: string;
  readonly urls: Readonly<Record<'base_url' | 'account_url' | 'auth_url' | 'instance_url' | 'basket_url', string>>;
  readonly credentials: Readonly<Record<'connector' | 'seller' | 'limited', ClientInfo>> & InstanceCredentials;
  readonly world: {
    readonly channels: readonly {
      readonly channel_id: string;
      readonly stores: readonly { readonly channel_store_id: string; readonly store_id: string }[];
    }[];
    /** Links stores to a user (account API); good once. */
    readonly link_token: string;
    readonly basket: typeof demoBasket;
  };
  /** URL of the control API. */
  readonly control: string;
}

const shown = ({ id, secret, scopes = [] }: Client): ClientInfo => ({ client_id: id, client_secret: secret, scopes });

export function info(world: World, origin: string): Info {
  const url = (variable: string): string => origin + (mounts[variable] ?? '');
  const list = [...world.store.scan(channels)].map(({ value: { id } }) => ({
    channel_id: id,
    stores: [...world.store.scan(stores, { by: 'channel', equals: id })].map(
      ({ value: { channel_store_id, store_id } }) => ({ channel_store_id, store_id }),
    ),
  }));
  const urls = {
    base_url: url('base_url'),
    account_url: url('account_url'),
    auth_url: url('auth_url'),
    instance_url: url('instance_url'),
    basket_url: url('basket_url'),
  };
  return {
    version,
    urls,
    credentials: {
      connector: shown(hubClients.connector),
      seller: shown(hubClients.seller),
      limited: shown(hubClients.limited),
      ...instanceCredentialsInfo(urls),
    },
    world: { channels: list, link_token: issueLinkToken(world), basket: demoBasket },
    control: `${origin}/__sandbox`,
  };
}
