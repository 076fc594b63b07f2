import { createHub, type ClientCredentialsAuth, type Hub, type StoredToken, type TokenStore } from '@tradelane/hub';

/** The little that a shared key-value service has to offer. */
export interface SharedKeys {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, expiresAtInMs: number): Promise<void>;
  delete(key: string): Promise<void>;
}

/** One token for all workers. The values are secrets: keep them where only the workers can read them. */
export function sharedTokens(keys: SharedKeys): TokenStore {
  const read = async (key: string): Promise<StoredToken | undefined> => {
    const text = await keys.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as StoredToken);
  };
  return {
    get: read,
    set: (key, token) => keys.set(key, JSON.stringify(token), token.expiresAtInMs),
    async delete(key, token) {
      const current = await read(key);
      if (current?.accessToken === token.accessToken) await keys.delete(key);
    },
  };
}

export function workerHub(baseUrl: string, auth: ClientCredentialsAuth, keys: SharedKeys): Hub {
  return createHub({ baseUrl, auth, tokenStore: sharedTokens(keys) });
}
