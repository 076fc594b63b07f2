import { createRuntime, type ClientOptions, type Runtime } from '@tradelane/core';
import { hubMethods, type HubMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';
import type { paths } from './generated/types.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';

/** A client of the hub: orders, documents, shipments, returns, conversations and products of a seller. */
export interface Hub extends HubMethods {
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
}

/**
 * Creates a client of the hub: orders, documents, shipments, returns, conversations and products of a seller.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createHub(options: ClientOptions): Hub {
  const runtime = createRuntime<paths>(surface, options);
  return { ...hubMethods(runtime), raw: runtime.raw, limits: () => runtime.limits() };
}
