import type * as Core from '@tradelane/core';
import type * as CoreRuntime from '@tradelane/core/runtime';
import type { Contender } from '../measure/rounds.ts';
import { action } from './address.ts';
import { bareClients } from './clients.ts';
import { tradelane, tradelaneOnNode } from './tradelane.ts';

type Run = Contender['run'];

const response: Core.TransportResponse = {
  status: 200,
  headers: new Headers({ 'content-type': 'application/json' }),
  text: () => Promise.resolve('{"id":1}'),
  stream: () => null,
  discard: () => Promise.resolve(),
};

/** Returns at once, and watches the end of the attempt as the Node transport does. */
const transport: Core.Transport = Object.assign(
  (request: Core.TransportRequest) => {
    request.onEnd(() => undefined)();
    return Promise.resolve(response);
  },
  { endsAtOnce: true as const },
);

const operation = {
  id: 'read',
  method: 'GET',
  path: '/things/{id}',
  rate: { maximum: [{ requests: 10_000_000, periodInMs: 1_000 }] },
} as const;

/** Ways to make a call over and over, by their names; each is given an address. */
export const allocating: Readonly<Record<string, (address: string) => Promise<Run>>> = {
  'transport alone': async () => {
    const request = { method: 'GET', url: '', headers: {}, signal: new AbortController().signal, onEnd: () => stop };
    return async () => JSON.parse(await (await transport(request)).text(100)) as unknown;
  },
  /** One operation with a limit, a token, a timeout, retries. */
  pipeline: async (core) => {
    const { createRuntime, rateLimits } = (await import(core)) as typeof CoreRuntime;
    const surface = { name: 'hub', basePath: '', auth: ['bearer'], operations: { read: operation } } as const;
    const options = { baseUrl: 'https://hub.example.com', auth: { token: 'token' }, transport };
    const runtime = createRuntime(surface, options, { limits: rateLimits });
    return () => runtime.call(operation, { path: { id: '4711' } });
  },
  'tradelane (node)': async (url) => {
    const { actions } = await tradelaneOnNode(url);
    return () => actions.get('4711');
  },
  'tradelane (fetch)': async (url) => {
    const { actions } = await tradelane(url);
    return () => actions.get('4711');
  },
  undici: async (url) => bareClients(url, action).undici.run,
  fetch: async (url) => bareClients(url, action).fetch.run,
  'fetch with signal': async (url) => bareClients(url, action).fetchWithSignal.run,
};

const stop = (): void => undefined;
