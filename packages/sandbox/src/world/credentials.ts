import { type Collection, collection } from '../store/index.ts';
import { digest } from './identifiers.ts';
import type { World } from './world.ts';

/** The caller of a request and its permissions. */
export interface Caller {
  /** Rates are counted per caller. */
  readonly id: string;
  /** Surfaces of the credential. If a path belongs to several, the first match in the operation table wins. */
  readonly surfaces: readonly string[];
  /** Scopes of a token. Operations with `x-scope` require one of them. */
  readonly scopes?: readonly string[];
  /** Roles of a key. Operations with `x-roles` require one of them. */
  readonly roles?: readonly string[];
  /** The shops a key acts for. */
  readonly shops?: readonly number[];
}

export interface SellerCaller extends Caller {
  readonly shops: readonly [number, ...number[]];
}

/** A client of the token exchange. Its secret is a constant of the sandbox and never stored, so no snapshot shows it. */
export interface Client extends Caller {
  readonly secret: string;
}

/** A credential that is sent unchanged: an API key without a scheme, or a fixed bearer token. */
export interface Key extends Caller {
  readonly value: string;
  readonly scheme: 'key' | 'bearer';
}

/** Callers of all families. */
export interface Credentials {
  readonly clients: readonly Client[];
  readonly keys: readonly Key[];
}

interface Token {
  readonly client_id: string;
  readonly expires_at: string;
}

/** Lifetime of a token, as observed on the wire. */
export const tokenLifetimeInS = 3599;

/** Keyed by the digest of the token, so that the token isn't stored. */
const tokens: Collection<Token> = collection('tokens', {
  client: (token) => token.client_id,
  expiry: (token) => token.expires_at,
});

const base64url = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Issues a token in the form of a JWT. It contains no secrets. */
export function issueToken(world: World, client: Client): string {
  for (const { key, value } of world.store.scan(tokens, { by: 'expiry' })) {
    if (value.expires_at > world.time) break;
    world.store.delete(tokens, key);
  }
  const issued = Math.floor(world.now / 1000);
  const payload = { sub: client.id, iat: issued, exp: issued + tokenLifetimeInS, jti: world.uuid('token') };
  const unsigned = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(payload)}`;
  const token = `${unsigned}.${digest(client.secret + unsigned)}`;
  const expires_at = new Date(world.now + tokenLifetimeInS * 1000).toISOString();
  world.store.put(tokens, digest(token), { client_id: client.id, expires_at });
  return token;
}

/** Revokes one token, all tokens of a client, or all tokens. Returns their number. */
export function revokeTokens(world: World, only: { readonly token?: string; readonly client_id?: string }): number {
  const wanted = only.token === undefined ? undefined : digest(only.token);
  let revoked = 0;
  for (const { key, value } of world.store.scan(tokens)) {
    if (
      (wanted !== undefined && key !== wanted) ||
      (only.client_id !== undefined && value.client_id !== only.client_id)
    )
      continue;
    world.store.delete(tokens, key);
    revoked += 1;
  }
  return revoked;
}

/** Finds the caller of an `Authorization` header. */
export function createIdentification({
  clients,
  keys,
}: Credentials): (world: World, authorization: string) => Caller | undefined {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const byValue = new Map(keys.map((key) => [`${key.scheme} ${key.value}`, key]));
  return (world, authorization) => {
    const bearer = /^bearer +(\S+)$/i.exec(authorization)?.[1];
    if (bearer === undefined) return byValue.get(`key ${authorization}`);
    const token = world.store.get(tokens, digest(bearer));
    if (token === undefined) return byValue.get(`bearer ${bearer}`);
    return Date.parse(token.expires_at) > world.now ? byId.get(token.client_id) : undefined;
  };
}
