import { ArgumentError } from '../base/errors/index.ts';
import type { Runtime } from './runtime.ts';

const runtimes = /* @__PURE__ */ new WeakMap<object, Runtime>();

/** A client on its runtime, for the functions of its package that take it: what they need is in no bundle that does not import them. */
export function clientOn<Client extends object>(runtime: Runtime, client: Client): Client {
  runtimes.set(client, runtime);
  return client;
}

/**
 * The runtime under a client.
 * @param surface the surface whose client it must be: `hub`
 * @throws ArgumentError where it is another one, or a copy of one
 */
export function runtimeOf(client: object, surface: string): Runtime {
  const runtime = runtimes.get(client);
  if (runtime !== undefined && runtime.surface.name === surface) return runtime;
  const given =
    runtime === undefined ? 'no client, or a copy of one' : `a client of @tradelane/${runtime.surface.name}`;
  throw new ArgumentError(`This takes a client as @tradelane/${surface} made it; it was given ${given}.`, {
    argument: 'client',
  });
}
