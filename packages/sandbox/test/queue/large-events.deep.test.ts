import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, SqliteStore } from '../../src/index.ts';
import type { SandboxRequest } from '../../src/machinery/http/request.ts';
import { MemoryStore, type Store } from '../../src/machinery/store/index.ts';
import { worked } from '../machinery/longest-turn.ts';

const { parse, stringify } = JSON;

const mebibyte = 1024 * 1024;

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

interface Message {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Response {
  readonly events: readonly Message[];
  readonly total: number;
  readonly deliveries: readonly { readonly receipt: string; readonly event: Message }[];
  readonly dead_letters: readonly { readonly event: Message }[];
}

/** A message of about so many characters. */
const messageOf = (order: string, characters: number): object => ({
  type: 'ACCEPT',
  data: {
    channel_order_id: order,
    order_lines: Array.from({ length: characters / 100 }, (_, n) => ({ id: `${order}-${n}`, title: '漢'.repeat(80) })),
  },
});

/** The control API of a sandbox, with the most characters that a turn of all calls parsed or wrote down. */
function controlOf(store: Store) {
  const sandbox = createSandbox({ store, seed: 'empty', clock: { now: () => Date.UTC(2026, 2, 2) } });
  const all = { most: 0 };
  const call = async (method: string, path: string, value?: object): Promise<Response> => {
    const body = value === undefined ? new Uint8Array(0) : encoder.encode(stringify(value));
    const [target, origin] = [`/__sandbox/${path}`, 'http://sandbox.localhost'];
    const inbound: SandboxRequest = { method, target, origin, header: () => undefined, body, tooLarge: false };
    const { outbound, most } = await worked(sandbox, inbound);
    expect(outbound.status).toBeLessThan(300);
    all.most = Math.max(all.most, most);
    const sent = outbound.body ?? '{}';
    const pieces = typeof sent === 'string' || sent instanceof Uint8Array ? [sent] : sent;
    return parse(pieces.map((one) => (typeof one === 'string' ? one : decoder.decode(one))).join('')) as Response;
  };
  return { sandbox, call, all };
}

const stores: readonly (readonly [string, () => Store])[] = [
  ['in memory', () => new MemoryStore()],
  ['in a file', () => new SqliteStore(':memory:')],
];

describe.each(stores)('messages of some MB %s', { timeout: 120_000 }, (_, create) => {
  afterEach(() => vi.restoreAllMocks());

  it('are published, listed, delivered and dead-lettered in slices', async () => {
    const { sandbox, call, all } = controlOf(create());
    for (const order of ['A', 'B']) await call('POST', 'events', messageOf(order, 2 * mebibyte));
    for (let n = 0; n < 120; n++) await call('POST', 'events', messageOf(`S-${n}`, 8 * 1024));
    const { events } = await call('GET', 'events');
    const latest = await call('GET', 'events?latest=121');
    const behind = await call('GET', `events?after=${events[120]?.id}`);
    const [{ deliveries: first }, { deliveries: second }] = [
      await call('POST', 'deliveries', { limit: 2 }),
      await call('POST', 'deliveries', { limit: 2 }),
    ];
    await call('POST', 'dead-letters', { receipt: first[0]?.receipt, reason: 'too large' });
    await call('DELETE', `deliveries/${second[0]?.receipt}`);
    const { dead_letters } = await call('GET', 'dead-letters');
    expect(all.most).toBeLessThan(mebibyte);

    const kept = sandbox.events();
    expect(events).toHaveLength(122);
    expect([latest.total, stringify(latest.events) === stringify(events.slice(1))]).toEqual([122, true]);
    expect(stringify(behind.events) === stringify(events.slice(121))).toBe(true);
    expect(stringify([dead_letters[0]?.event, second[0]?.event]) === stringify(events.slice(0, 2))).toBe(true);
    expect(stringify(kept) === stringify(events.slice(2))).toBe(true);
    sandbox.close();
  });

  it('are delivered one at a time, and small ones together', async () => {
    const { sandbox, call } = controlOf(create());
    for (const order of ['A', 'B']) await call('POST', 'events', messageOf(order, 2 * mebibyte));
    for (let n = 0; n < 20; n++) await call('POST', 'events', messageOf(`S-${n}`, 1000));
    const taken: number[] = [];
    for (let n = 0; n < 4; n++) taken.push((await call('POST', 'deliveries', { limit: 1000 })).deliveries.length);
    expect(taken).toEqual([1, 1, 20, 0]);
    sandbox.close();
  });

  it('that come while the queue is read for a worker who waits end the wait', async () => {
    const { sandbox, call } = controlOf(create());
    for (const order of ['A', 'A']) await call('POST', 'events', messageOf(order, mebibyte));
    await call('POST', 'deliveries', { limit: 1 });
    const waiting = call('POST', 'deliveries', { limit: 1, wait_ms: 60_000 });
    await call('POST', 'events', messageOf('B', 1000));
    const { deliveries } = await waiting;
    expect(deliveries.map(({ event }) => event.data['channel_order_id'])).toEqual(['B']);
    sandbox.close();
  });
});

describe('a list that is being read', () => {
  it('is rejected if the world is replaced during the request', async () => {
    const sandbox = createSandbox({ seed: 'empty' });
    for (let n = 0; n < 300; n++)
      await sandbox.fetch('/__sandbox/events', { method: 'POST', body: stringify(messageOf(`${n}`, 100)) });
    const listing = sandbox.handle({
      method: 'GET',
      target: '/__sandbox/events',
      origin: 'http://sandbox.localhost',
      header: () => undefined,
      body: new Uint8Array(0),
      tooLarge: false,
    });
    await new Promise((resolve) => setImmediate(resolve));
    sandbox.reset();
    const { status, body } = await listing;
    expect([status, parse(String(body))]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    sandbox.close();
  });
});
