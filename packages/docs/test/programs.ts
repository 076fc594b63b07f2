import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClientOptions,
  type Clock,
  createMemoryTokenStore,
  createVirtualClock,
  type VirtualClock,
} from '@tradelane/core';
import { createMemoryQueue, type MemoryQueue } from '@tradelane/events/memory';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { vi } from 'vitest';
import { environmentOf } from './environment.ts';

export interface RunOptions {
  /** Command-line arguments of the program. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The client's `fetch`. Default: the sandbox. */
  readonly fetch?: (input: Request) => Promise<Response>;
  /** Called for each line that the program prints. */
  readonly onLine?: (line: string) => void;
}

/** A sandbox, and the programs of the guides as its clients, on one virtual clock and with one queue. */
export interface Programs {
  readonly clock: VirtualClock;
  readonly sandbox: Sandbox;
  readonly queue: MemoryQueue;
  readonly folder: string;
  /** Runs a file of `samples` as printed and returns its output. Only the clock, `fetch` and the queue are replaced. */
  run(file: string, options?: RunOptions): Promise<readonly string[]>;
  /** Sends SIGTERM twice to the running program, as `timeout` does. */
  terminate(): void;
  close(): void;
}

const clients = [
  ['hub', 'createHub'],
  ['channel-platform', 'createChannelPlatform'],
  ['marketplace-front', 'createMarketplaceFront'],
  ['marketplace-operator', 'createMarketplaceOperator'],
  ['marketplace-seller', 'createMarketplaceSeller'],
  ['services-seller', 'createServicesSeller'],
  ['basket', 'createBasket'],
] as const;

type Factory = (options: object) => object;

const samples = fileURLToPath(new URL('../samples/', import.meta.url));
let runs = 0;
/** Clock, network and queue of the current run. */
let shared: Pick<Programs, 'clock' | 'queue'> & Pick<ClientOptions, 'fetch' | 'tokenStore'>;

/** Clients and queues of the programs use what `shared` has. */
function replaceModules(): void {
  const systemClock: Clock = { now: () => shared.clock.now(), wait: (...args) => shared.clock.wait(...args) };
  vi.doMock('@tradelane/core', async (original) => ({ ...(await original<object>()), systemClock }));
  for (const [name, factory] of clients)
    vi.doMock(`@tradelane/${name}`, async (original) => {
      const actual = await original<Record<string, unknown>>();
      const create = actual[factory] as Factory;
      const createShared: Factory = (options) => {
        const { clock, fetch, tokenStore } = shared;
        return create({ clock, fetch, tokenStore, ...options });
      };
      return { ...actual, [factory]: createShared };
    });
  vi.doMock('@tradelane/events/url', () => ({
    connectSource: () => Promise.resolve(shared.queue.source),
    openPublisher: () => Promise.resolve(shared.queue.publisher),
  }));
}

export function openPrograms(clock: VirtualClock, sandbox: Sandbox): Programs {
  const queue = createMemoryQueue();
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  const handlers = new Set<() => void>();

  return {
    clock,
    sandbox,
    queue,
    folder,
    async run(file, { args = [], env = {}, fetch = sandbox.fetch, onLine } = {}) {
      const lines: string[] = [];
      const print = (...values: unknown[]): void => {
        lines.push(values.join(' '));
        onLine?.(values.join(' '));
      };
      // Each run stands for a new process, whose clients share limits.
      const ownNetwork = { [Symbol.for('tradelane.network')]: {} };
      const ownFetch = Object.assign((request: Request) => fetch(request), ownNetwork);
      shared = { clock, fetch: ownFetch, queue, tokenStore: createMemoryTokenStore() };
      replaceModules();
      for (const [name, value] of Object.entries({ ...environmentOf(file, sandbox), ...env })) vi.stubEnv(name, value);
      vi.stubGlobal('fetch', (input: string, init?: RequestInit) => fetch(new Request(input, init)));
      const log = vi.spyOn(console, 'log').mockImplementation(print);
      const warn = vi.spyOn(console, 'warn').mockImplementation(print);
      const listen = process.on.bind(process) as (name: string, handler: () => void) => NodeJS.Process;
      const on = vi.spyOn(process, 'on').mockImplementation(((name: string, handler: () => void) => {
        if (name !== 'SIGTERM') return listen(name, handler);
        handlers.add(handler);
        return process;
      }) as typeof process.on);
      const argv = process.argv;
      process.argv = ['node', file, ...args];
      try {
        // The program is another module each time, and the packages stay loaded.
        await import(/* @vite-ignore */ `${samples}${file}?${(runs += 1)}`);
        return lines;
      } finally {
        process.argv = argv;
        for (const spy of [log, warn, on]) spy.mockRestore();
        vi.unstubAllEnvs();
        vi.unstubAllGlobals();
        handlers.clear();
      }
    },
    terminate() {
      for (const handler of [...handlers, ...handlers]) handler();
    },
    close() {
      clock.stop();
      sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export function createPrograms(actions: 'auto' | 'manual' = 'manual'): Programs {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 4, 8), autoAdvance: true });
  return openPrograms(clock, createSandbox({ seed: 'demo', actions, clock }));
}
