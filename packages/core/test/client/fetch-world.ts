import { type ClientOptions, createFetch } from '../../src/index.ts';
import { clientOn, type SurfaceDescriptor } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, type Handler, surface, type World } from '../support/world.ts';

export const host = 'https://hub.example.com';
type Fetch = ReturnType<typeof createFetch>;

export function fetchOf(world: World, more: Partial<ClientOptions> = {}, of: SurfaceDescriptor = surface): Fetch {
  const options = { ...world.options, auth: { token: 'fixed-token' }, ...more };
  return createFetch(clientOn(createRuntime(of, options), {}));
}

export function worldOf(handler?: Handler, more?: Partial<ClientOptions>): { world: World; fetch: Fetch } {
  const world = createWorld(handler && { handler });
  return { world, fetch: fetchOf(world, more) };
}
