import { collection, type Collection } from '../store/index.ts';
import { digest } from './digest.ts';
import type { World } from './world.ts';

/** Who makes a request, and what it may do. */
export interface Caller {
  /** Rates are counted per caller. */
  readonly id: string;
  /** Surfaces the credential opens. Where a path serves several, the first one in the operation table that it opens decides. */
  readonly surfaces: readonly string[];
  /** Scopes of a token; operations with `x-scope` ask for one of them. */
  readonly scopes?: readonly string[];
  /** Roles of a key; operations with `x-roles` ask for one of them. */
  readonly roles?: readonly string[];
  /** The shops a key acts for. */
  readonly shops?: readonly number[];
}

/** A client of the token exchange. Its secret is a constant of the sandbox and never stored, so no snapshot shows it. */
export interface Client extends Caller {
  readonly secret: string;
}

/** A credential that is sent as it is: an API key without a scheme word, or a fixed bearer token. */
export interface Key extends Caller {
  readonly value: string;
  readonly scheme: 'key' | 'bearer';
}

/** What the sandbox knows of callers, from all families. */
export interface Credentials {
  readonly clients: readonly Client[];
  readonly keys: readonly Key[];
}

interface Token {
  readonly client_id: string;
  readonly expires_at: string;
}

/** Lifetime of a token: what was seen on the wire. */
export const tokenLifetimeInS = 3599;

/** By the digest of the token, never by the token itself. */
const tokens: Collection<Token> = collection('tokens', {
  client: (token) => token.client_id,
  expiry: (token) => token.expires_at,
});

const base64url = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Gives out a token in the form of a JWT. Nothing in it is secret, and nobody can read more from it than who asked for it. */
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

/** Revokes one token, all of one client, or all; says how many. */
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

/** Finds the caller behind an `Authorization` header. */
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
