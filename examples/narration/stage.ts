import { createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createSandbox, type Info } from '@tradelane/sandbox';
import type { Story } from './story.ts';

/** A sandbox on a free port, with a clock that the clients share. */
export interface Stage {
  readonly clock: VirtualClock;
  readonly urls: Info['urls'];
  readonly credentials: Info['credentials'];
  readonly world: Info['world'];
  /** Options of every client. */
  readonly shared: { readonly clock: VirtualClock; readonly fetch: Story['tap']; readonly maxWaitInMs: number };
  /** Calls the sandbox's control API. */
  control<T>(method: string, path: string, body?: unknown): Promise<T>;
  close(): Promise<void>;
}

/** Starts the sandbox with the documented limits. */
export async function createStage(
  story: Story,
  options: { readonly seed: 'demo' | 'empty'; readonly startInMs: number },
): Promise<Stage> {
  const clock = createVirtualClock({ startInMs: options.startInMs });
  // While no request is in flight, the virtual clock advances to the next timer.
  const driver = setInterval(() => story.inFlight === 0 && void clock.advanceToNext(), 1);
  const sandbox = createSandbox({ seed: options.seed, limits: 'real', clock });
  const server = await sandbox.listen();

  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${server.url}/__sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok)
      throw new Error(`${method} /__sandbox${path} responded with ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  };

  const { urls, credentials, world } = await control<Info>('GET', '/info');
  return {
    clock,
    urls,
    credentials,
    world,
    // The clock is virtual, so a call may wait long for its limit.
    shared: { clock, fetch: story.tap, maxWaitInMs: 86_400_000 },
    control,
    async close() {
      clearInterval(driver);
      await server.close();
      sandbox.close();
    },
  };
}
