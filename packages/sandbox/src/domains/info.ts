import { mounts } from '../http/mounts.ts';
import type { Client, World } from '../world/index.ts';
import { version } from '../version.ts';
import { channels, currentLinkToken, stores } from './account/model/index.ts';
import { hubClients } from './auth/credentials/hub.ts';
import { instanceCredentialsInfo } from './auth/credentials/instance.ts';
import { demoBasket } from './basket/model.ts';

/** Client credentials of the hub that the sandbox takes. */
export interface ClientInfo {
  /** Id of the client. */
  readonly client_id: string;
  /** Its secret. */
  readonly client_secret: string;
  /** Scopes of its tokens (T09). */
  readonly scopes: readonly string[];
}

type InstanceCredentials = ReturnType<typeof instanceCredentialsInfo>;

/** Base URLs, credentials and IDs of a sandbox. */
export interface Info {
  /** Version of the sandbox's package. */
  readonly version: string;
  /** Base URL of each family of surfaces, to be given to the clients. */
  readonly urls: Readonly<Record<'base_url' | 'account_url' | 'auth_url' | 'instance_url' | 'basket_url', string>>;
  /** Credentials that it takes: of the hub (`connector`, `seller`, and `limited`, which lacks scopes) and of the instance. */
  readonly credentials: Readonly<Record<'connector' | 'seller' | 'limited', ClientInfo>> & InstanceCredentials;
  /** Ids of the demo world that calls begin with. */
  readonly world: {
    readonly channels: readonly {
      readonly channel_id: string;
      readonly stores: readonly { readonly channel_store_id: string; readonly store_id: string }[];
    }[];
    /** Token that links stores to a user (account API). Valid once. After its use, `info()` returns the next one. */
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
    world: { channels: list, link_token: currentLinkToken(world), basket: demoBasket },
    control: `${origin}/__sandbox`,
  };
}
