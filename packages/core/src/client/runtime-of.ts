import { ArgumentError } from '../errors/index.ts';
import type { Runtime } from '../call/runtime.ts';

const runtimes = /* @__PURE__ */ new WeakMap<object, Runtime>();

/** Connects a client to its runtime, for the functions of its package that take a client as an argument. */
export function clientOn<Client extends object>(runtime: Runtime, client: Client): Client {
  runtimes.set(client, runtime);
  return client;
}

/**
 * Returns the runtime of a client.
 * @param surface The surface that the client must belong to: `hub`. Default: any.
 * @throws {ArgumentError} If it is a client of another surface, or a copy of a client.
 */
export function runtimeOf(client: object, surface?: string): Runtime {
  const runtime = runtimes.get(client);
  if (runtime !== undefined && (surface === undefined || runtime.surface.name === surface)) return runtime;
  const found =
    runtime === undefined ? "a value that isn't a client" : `a client of @tradelane/${runtime.surface.name}`;
  const expected = surface === undefined ? 'a client' : `a client of @tradelane/${surface}`;
  const message = `Expected ${expected}. Received: ${found}. Pass the client itself. A copy or a wrapper doesn't work.`;
  throw new ArgumentError(message, {
    code: 'ERR_CLIENT_INVALID',
    argument: 'client',
  });
}

/**
 * Returns the runtime of a client of any surface.
 * @throws {ArgumentError} If it isn't a client, or is a copy of one.
 */
export function anyRuntimeOf(client: object): Runtime {
  const runtime = runtimes.get(client);
  if (runtime !== undefined) return runtime;
  throw new ArgumentError(
    'Expected a client of this project, such as `createHub(…)`. Pass the client itself. A copy or a wrapper does not work.',
    { code: 'ERR_CLIENT_INVALID', argument: 'client' },
  );
}

/**
 * Checks that an argument is the runtime of a client, for callers without types.
 * @throws {ArgumentError} If it isn't one.
 */
export function checkRuntime(runtime: { readonly settings: object }): void {
  if ((runtime as Partial<typeof runtime> | undefined)?.settings === undefined)
    throw new ArgumentError(
      '`runtime` must be the runtime of a client. Pass the value that `runtimeOf(client, surface)` returns.',
      { argument: 'runtime' },
    );
}
