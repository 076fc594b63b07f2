import type { NodeSandbox } from '@tradelane/sandbox';
import { expect } from 'vitest';
import { clients } from './clients.ts';
import { type Document, type Operation, type Parameter, resolve, type Route, routes, type Schema } from './document.ts';
import { channelOrder } from './orders.ts';
import { sampleArguments } from './sample.ts';
import { readDocument } from './surfaces.ts';
import { createWorld, openStore, origin } from './world.ts';

/** An operation of the hub family for an anonymous client. */
export interface Target {
  readonly surface: string;
  readonly id: string;
  readonly document: Document;
  readonly route: Route;
  readonly operation: Operation;
  /** Schema of the JSON body, if the operation has one. */
  readonly body: Schema | undefined;
}

const mounts: Readonly<Record<string, string>> = {
  hub: '/hub/api',
  'channel-platform': '/hub/api/channel-platform',
  account: '/account/api/channel-platform',
};

export const targets: readonly Target[] = clients
  .filter(({ surface }) => surface in mounts)
  .flatMap(({ surface }) => {
    const document = readDocument(surface);
    return routes(document).map((route): Target => {
      const { operation } = route;
      const requestBody = resolve<{ content: Record<string, { schema: Schema }> } | undefined>(
        document,
        operation.requestBody,
      );
      const body = requestBody?.content['application/json']?.schema;
      return { surface, id: operation.operationId, document, route, operation, body };
    });
  });
/** Operations with a JSON body. */
export const withBody: readonly Target[] = targets.filter(({ body }) => body !== undefined);

export interface HostileResponse {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly message?: string;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
  };
}

/** A valid path with its query. `values` override the sample. */
export function pathOf({ surface, document, route }: Target, values: Readonly<Record<string, string>> = {}): string {
  const args = sampleArguments(document, route);
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = names.reduce(
    (text, name, at) => text.replace(`{${name}}`, values[name] ?? encodeURIComponent(String(args[at]))),
    route.path,
  );
  const required = route.parameters.filter((parameter: Parameter) => parameter.in === 'query' && parameter.required);
  const given = args.at(-1) as Readonly<Record<string, unknown>>;
  const query = required
    .map(({ name }) => `${name}=${encodeURIComponent(values[name] ?? String(given[name]))}`)
    .join('&');
  return `${mounts[surface] ?? ''}${path}${query === '' ? '' : `?${query}`}`;
}

/** A valid JSON body. */
export function bodyOf({ document, route }: Target): unknown {
  const args = sampleArguments(document, route);
  return args[[...route.path.matchAll(/\{/g)].length];
}

/** Expects a refusal in the hub's format: a code, a message and the fields. */
export function expectRefusal({ status, body }: HostileResponse, expected: number, field?: string): void {
  expect(status).toBe(expected);
  expect(body).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) });
  if (field !== undefined) expect(body.errors?.map((error) => error.field)).toContain(field);
}

/** A sandbox with a store and orders. Requests reach it as if over a socket, without any normalization. */
export interface HostileClient {
  readonly sandbox: NodeSandbox;
  /** Internal errors of the sandbox. */
  readonly failures: readonly unknown[];
  /** The credential for the operations of a surface. */
  authorization(surface: string): string;
  /** Calls with a token that is valid for the operation, unless `headers` override it. */
  send(
    target: Target,
    path: string,
    body?: string | Uint8Array,
    headers?: Readonly<Record<string, string>>,
  ): Promise<HostileResponse>;
  /** Fails if the sandbox's data changed, or if the sandbox failed. */
  expectUnchanged(act: () => Promise<void>): Promise<void>;
}

export async function createHostileClient(): Promise<HostileClient> {
  const failures: unknown[] = [];
  const world = createWorld({ autoAdvance: false, onFailure: (error) => failures.push(error) });
  const { sandbox } = world;
  await openStore(world);
  await world.channelPlatform().orders.upsert({ orders: [channelOrder('ORD-1'), channelOrder('ORD-2')], origin });
  const tokens = new Map<string, string>();
  for (const who of ['seller', 'connector'] as const) {
    const { client_id, client_secret } = sandbox.info().credentials[who];
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const received = await sandbox.fetch('/auth/oauth/token', { method: 'POST', body: form });
    tokens.set(who, ((await received.json()) as { access_token: string }).access_token);
  }
  /** The whole state, except for records of the calls. */
  const state = (): string => {
    const { journal: _journal, counters: _counters, ...kept } = sandbox.snapshot().collections;
    return JSON.stringify(kept);
  };
  const authorization = (surface: string): string => `Bearer ${tokens.get(surface === 'hub' ? 'seller' : 'connector')}`;
  return {
    sandbox,
    failures,
    authorization,
    async send({ surface, route }, path, body, headers = {}) {
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array(0));
      const all: Readonly<Record<string, string>> = {
        authorization: authorization(surface),
        'content-length': String(bytes.length),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      };
      const method = route.method.toUpperCase();
      if (bytes.length > 1_000_000) {
        // Through `fetch`, which must detect in time that the body is too large.
        const { 'content-length': _, ...given } = all;
        const response = await sandbox.fetch(path, { method, headers: given, body: bytes as Uint8Array<ArrayBuffer> });
        return { status: response.status, body: (await response.json()) as HostileResponse['body'] };
      }
      const received = await sandbox.handle({
        method,
        target: path,
        origin: 'http://sandbox.localhost',
        header: (name) => all[name],
        body: bytes,
        tooLarge: false,
      });
      const { body: got = '' } = received;
      const text = typeof got === 'string' ? got : Buffer.concat(got instanceof Uint8Array ? [got] : got).toString();
      return {
        status: received.status,
        body: text.startsWith('{') ? (JSON.parse(text) as HostileResponse['body']) : {},
      };
    },
    async expectUnchanged(act) {
      const before = state();
      await act();
      expect(state()).toBe(before);
      expect(failures).toEqual([]);
    },
  };
}
