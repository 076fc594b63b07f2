import type { ClientOptions } from '@tradelane/core';
import { createRuntime, type Runtime, type SurfaceDescriptor } from '@tradelane/core/runtime';
import { createNodeTransport } from '@tradelane/core/node';
import type { HubMethods } from '@tradelane/hub';
import { generatedHub, hubLimits } from './hub-limits.ts';

interface GeneratedHub {
  readonly surface: SurfaceDescriptor;
  hubMethods(runtime: Runtime): HubMethods;
}

async function read(requests: number): Promise<GeneratedHub> {
  const files = ['operations', 'client'];
  const modules = files.map((file) => import(`${generatedHub(requests)}${file}.ts`) as Promise<object>);
  return Object.assign({}, ...(await Promise.all(modules))) as GeneratedHub;
}

/** The hub's generated methods with all features: token, limits, retries, timeouts, typed errors. */
export async function tradelane(
  url: string,
  options: Partial<ClientOptions> = {},
  requests: (typeof hubLimits)[number] = hubLimits[0],
): Promise<HubMethods> {
  const { surface, hubMethods } = await read(requests);
  const auth = { authUrl: url, clientId: 'benchmark', clientSecret: 'not-a-secret' };
  return hubMethods(createRuntime(surface, { baseUrl: url, auth, ...options }));
}

/** The same over the Node transport. */
export function tradelaneOnNode(
  url: string,
  options: Partial<ClientOptions> = {},
  requests: (typeof hubLimits)[number] = hubLimits[0],
): Promise<HubMethods> {
  return tradelane(url, { transport: createNodeTransport(), ...options }, requests);
}
