import { createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createSandbox, type Info } from '@tradelane/sandbox';
import type { Story } from './story.ts';

/** A sandbox on a free port, on a clock that the clients of the story share. */
export interface Stage {
  readonly clock: VirtualClock;
  readonly urls: Info['urls'];
  readonly credentials: Info['credentials'];
  readonly world: Info['world'];
  /** Options that every client of the story takes. */
  readonly shared: { readonly clock: VirtualClock; readonly fetch: Story['tap']; readonly maxWaitInMs: number };
  /** Asks the sandbox's control API. */
  control<T>(method: string, path: string, body?: unknown): Promise<T>;
  close(): Promise<void>;
}

/** Sets the stage; the limits are those of the documents. */
export async function createStage(
  story: Story,
  options: { readonly seed: 'demo' | 'empty'; readonly startInMs: number },
): Promise<Stage> {
  const clock = createVirtualClock({ startInMs: options.startInMs });
  // Waiting costs nothing: while nothing is on the wire, the clock moves on to whatever is waited for next.
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
    // Minutes cost nothing here, so a call may wait for its limit as long as it takes.
    shared: { clock, fetch: story.tap, maxWaitInMs: 86_400_000 },
    control,
    async close() {
      clearInterval(driver);
      await server.close();
      sandbox.close();
    },
  };
}
