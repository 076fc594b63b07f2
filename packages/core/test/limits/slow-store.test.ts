/** A shared limit store whose responses are slow: waiting calls share requests, and slots are renewed. */
import { describe, expect, test } from 'vitest';
import { Lifetime } from '../../src/runtime.ts';
import type { Limiter, Permit } from '../../src/limits/limits.ts';
import { rateLimits } from '../../src/limits/rate-limiter.ts';
import { createVirtualClock, type LimitStore, type RateWindow, type VirtualClock } from '../../src/index.ts';

const windows: readonly RateWindow[] = [{ requests: 30, periodInMs: 1_000 }];

interface Slot {
  readonly worker: number;
  freeAtInMs: number;
}

/** Slots that several workers share. Each command takes `latencyInMs`, half of it before it is carried out. */
class SharedSlots {
  readonly slots = new Map<string, Slot>();
  /** By worker, until when it is expected to return. */
  readonly #waiting = new Map<number, number>();
  readonly crashed = new Set<number>();
  commands = 0;
  /** The clock of the store differs from the workers' clock. */
  skewInMs = 0;
  readonly #clock: VirtualClock;
  readonly #latencyInMs: number;
  readonly #requests: number;
  #permits = 0;

  constructor(clock: VirtualClock, latencyInMs: number, requests = 30) {
    this.#clock = clock;
    this.#latencyInMs = latencyInMs;
    this.#requests = requests;
  }

  storeOf(worker: number): LimitStore {
    const command =
      <A extends unknown[], R>(run: (...args: A) => R) =>
      async (...args: A): Promise<R> => {
        this.commands += 1;
        if (this.crashed.has(worker)) return new Promise<never>(() => undefined);
        await this.#clock.wait(this.#latencyInMs / 2);
        const result = run(...args);
        await this.#clock.wait(this.#latencyInMs / 2);
        return result;
      };
    const now = (): number => this.#clock.now() + this.skewInMs;
    const close = (permit: string, freeAtInMs: number): void => void this.slots.set(permit, { worker, freeAtInMs });
    return {
      acquire: command((_key, _windows, _now, _since, wanted = 1) => {
        for (const [permit, { freeAtInMs }] of this.slots) if (freeAtInMs <= now()) this.slots.delete(permit);
        const free = Math.min(this.#requests - this.slots.size, wanted);
        const others = this.#others(worker);
        const share = others === 0 ? free : Math.ceil(this.#requests / (others + 1)) - this.held(worker);
        const permits = Array.from({ length: Math.max(0, Math.min(free, share)) }, () => `p${(this.#permits += 1)}`);
        for (const permit of permits) close(permit, now() + 31_000);
        if (permits.length < wanted) this.#waiting.set(worker, this.#clock.now() + 5_000);
        else this.#waiting.delete(worker);
        const [permit, ...more] = permits;
        if (permit === undefined) return { acquired: false, waitInMs: 200 };
        return { acquired: true, permit, more: more.map((one) => ({ permit: one, waitInMs: 0 })) };
      }),
      complete: command((_key, [window], permit) => close(permit, now() + (window?.periodInMs ?? 0) + 1)),
      renew: command((_key, [window], permit) => {
        const isOver = this.held(worker) > Math.ceil(this.#requests / (this.#others(worker) + 1));
        close(permit, now() + (window?.periodInMs ?? 0) + (isOver ? 1 : 10_000));
        return !isOver;
      }),
      release: command((_key, _windows, permit) => void this.slots.delete(permit)),
    };
  }

  #others(worker: number): number {
    return [...this.#waiting].filter(([other, untilInMs]) => other !== worker && untilInMs > this.#clock.now()).length;
  }

  /** Slots in flight. */
  held(worker: number): number {
    const from = this.#clock.now() + this.skewInMs + 1_001;
    return [...this.slots.values()].filter((slot) => slot.worker === worker && slot.freeAtInMs > from).length;
  }
}

/** A server that counts arrivals in a sliding window. */
class Server {
  readonly arrivals: { readonly worker: number; readonly atInMs: number }[] = [];
  refused = 0;

  arrive(worker: number, atInMs: number): void {
    if ((this.arrivals.at(-30)?.atInMs ?? -Infinity) > atInMs - 1_000) this.refused += 1;
    this.arrivals.push({ worker, atInMs });
  }

  /** The share of the documented rate that was used. */
  share(fromInMs: number, toInMs: number): number {
    const used = this.arrivals.filter(({ atInMs }) => atInMs > fromInMs && atInMs <= toInMs).length;
    return used / (((toInMs - fromInMs) / 1_000) * 30);
  }
}

function open(latencyInMs: number) {
  const clock = createVirtualClock();
  const shared = new SharedSlots(clock, latencyInMs);
  const server = new Server();
  const startInMs = clock.now();
  const ask = (limiter: Limiter, lifetime = new Lifetime()): Promise<Permit> =>
    limiter.admit({ key: 'k', windows, urgent: false, maxWaitInMs: Infinity, lifetime }) as Promise<Permit>;
  /** Keeps 60 calls waiting. @returns A function that stops the worker as a crash would. */
  const work = (worker: number): (() => void) => {
    const limiter = rateLimits(clock, shared.storeOf(worker));
    let isDead = false;
    const loop = async (): Promise<void> => {
      for (;;) {
        const permit = await ask(limiter);
        if (isDead) return;
        server.arrive(worker, clock.now());
        await clock.wait(20);
        if (!isDead) permit.complete();
      }
    };
    for (let count = 0; count < 60; count += 1) void loop();
    return () => {
      isDead = true;
      shared.crashed.add(worker);
    };
  };
  return { clock, shared, server, startInMs, ask, work };
}

describe.each([600, 1_000])('a store with a latency of %s ms', (latencyInMs) => {
  test.each([1, 2, 8])('E03: %s workers use at least 0.9 of a limit, without a 429', async (workers) => {
    const { clock, server, startInMs, work } = open(latencyInMs);
    for (let worker = 0; worker < workers; worker += 1) work(worker);
    await clock.advance(20_000);
    expect(server.share(startInMs + 10_000, startInMs + 20_000)).toBeGreaterThan(0.9);
    expect(server.refused).toBe(0);
    for (let worker = 0; worker < workers; worker += 1) {
      const used = server.arrivals.filter((arrival) => arrival.worker === worker).length;
      expect(used).toBeGreaterThan((0.5 * server.arrivals.length) / workers);
    }
  });

  test('a worker that starts later gets its share from one that uses the whole limit', async () => {
    const { clock, server, startInMs, work } = open(latencyInMs);
    work(0);
    await clock.advance(10_000);
    work(1);
    await clock.advance(10_000);
    const late = server.arrivals.filter(({ worker, atInMs }) => worker === 1 && atInMs > startInMs + 15_000);
    expect(late.length).toBeGreaterThan(50);
    expect(server.refused).toBe(0);
  });

  test('slots of a worker that crashes are free again, without a 429', async () => {
    const { clock, server, startInMs, work } = open(latencyInMs);
    const crash = work(0);
    work(1);
    await clock.advance(10_000);
    crash();
    await clock.advance(60_000);
    expect(server.share(startInMs + 50_000, startInMs + 70_000)).toBeGreaterThan(0.9);
    expect(server.refused).toBe(0);
  });

  test('a clock of the store that is set does not lead to a 429', async () => {
    const { clock, server, shared, work } = open(latencyInMs);
    work(0);
    await clock.advance(5_000);
    shared.skewInMs = -20_000;
    await clock.advance(40_000);
    expect(server.refused).toBe(0);
  });
});

describe('slots that are held', () => {
  test('a burst takes two requests to the store', async () => {
    const { clock, shared, ask } = open(600);
    const limiter = rateLimits(clock, shared.storeOf(0));
    const permits = Promise.all(Array.from({ length: 30 }, () => ask(limiter)));
    await clock.advance(1_200);
    expect(await permits).toHaveLength(30);
    expect(shared.commands).toBe(2);
  });

  test('E02: a pause returns the held slots, and its calls are sent after it', async () => {
    const { clock, server, shared, ask, work } = open(600);
    work(0);
    await clock.advance(5_000);
    const limiter = rateLimits(clock, shared.storeOf(1));
    const sentAtInMs: number[] = [];
    for (let count = 0; count < 60; count += 1)
      void ask(limiter).then((permit) => {
        sentAtInMs.push(clock.now());
        permit.complete();
      });
    await clock.advance(5_000);
    limiter.pause('k', 4_000);
    const pausedAtInMs = clock.now();
    await clock.advance(20_000);
    expect(sentAtInMs).toHaveLength(60);
    expect(sentAtInMs.filter((atInMs) => atInMs > pausedAtInMs && atInMs < pausedAtInMs + 4_000)).toEqual([]);
    expect(server.refused).toBe(0);
  });

  test('E02: a pause returns the held slots at once, so that other workers get them', async () => {
    const { clock, shared, ask } = open(100);
    const limiter = rateLimits(clock, shared.storeOf(0));
    const permits = Promise.all(Array.from({ length: 30 }, () => ask(limiter)));
    await clock.advance(500);
    const lifetime = new Lifetime();
    for (let count = 0; count < 30; count += 1) void ask(limiter, lifetime).catch(() => undefined);
    for (const permit of await permits) permit.complete();
    await clock.advance(200); // All slots are renewed, and can't be used yet.
    const isHeld = (): boolean => [...shared.slots.values()].some(({ freeAtInMs }) => freeAtInMs > clock.now() + 2_000);
    expect(isHeld()).toBe(true);
    limiter.pause('k', 60_000);
    await clock.advance(200);
    expect(isHeld()).toBe(false);
    lifetime.end('enough');
  });
});
