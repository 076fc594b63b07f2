import { createSandbox, type Sandbox } from '@tradelane/sandbox/portable';

/** One sandbox for the whole page: what one request changes, the next one sees. */
export interface World {
  readonly sandbox: Sandbox;
  /** Value of the `Authorization` header for a surface; undefined where it takes none. */
  authorization(surface: string): Promise<string | undefined>;
}

let world: World | undefined;

/** The sandbox of the page, created when it is first needed. */
export function theWorld(): World {
  world ??= createWorld(createSandbox({ seed: 'demo', onFailure: (error) => console.error(error) }));
  return world;
}

/** What `info()` holds of the instance and the basket beside the clients of the hub. */
interface InstanceCredentials {
  readonly shops?: readonly { readonly api_key: string }[];
  readonly operator?: { readonly api_key: string };
  readonly front?: { readonly api_key: string };
  readonly basket?: { readonly bearer: string };
}

export function createWorld(sandbox: Sandbox): World {
  const tokens = new Map<string, string>();
  return {
    sandbox,
    async authorization(surface) {
      const { credentials, urls } = sandbox.info();
      const { shops, operator, front, basket } = credentials as InstanceCredentials;
      if (surface === 'auth') return undefined;
      if (surface === 'basket') return basket === undefined ? undefined : `Bearer ${basket.bearer}`;
      if (surface.endsWith('-seller')) return shops?.[0]?.api_key;
      if (surface.endsWith('-operator')) return operator?.api_key;
      if (surface.endsWith('-front')) return front?.api_key;
      const client = surface === 'hub' ? credentials.seller : credentials.connector;
      const known = tokens.get(client.client_id);
      if (known !== undefined && (await stillGood(sandbox, urls.base_url, known))) return known;
      const response = await sandbox.fetch(`${urls.auth_url}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: client.client_id,
          client_secret: client.client_secret,
        }),
      });
      const { access_token } = (await response.json()) as { access_token: string };
      tokens.set(client.client_id, `Bearer ${access_token}`);
      return `Bearer ${access_token}`;
    },
  };
}

/** A reset forgets tokens, and so does time. A request without a body shows it, since authentication comes first. */
async function stillGood(sandbox: Sandbox, baseUrl: string, authorization: string): Promise<boolean> {
  const response = await sandbox.fetch(`${baseUrl}/api/v2/orders/actions/none`, { headers: { authorization } });
  return response.status !== 401;
}
