import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, SqliteStore } from '../../src/index.ts';
import type { SandboxRequest } from '../../src/http/request.ts';
import { MemoryStore, type Store } from '../../src/store/index.ts';

const { parse, stringify } = JSON;

interface Delivery {
  readonly receipt: string;
  readonly event: { readonly id: string };
}

const inboundOf = (method: string, path: string, value?: object): SandboxRequest => ({
  method,
  target: `/__sandbox/${path}`,
  origin: 'http://sandbox.localhost',
  header: () => undefined,
  body: value === undefined ? new Uint8Array(0) : new TextEncoder().encode(stringify(value)),
  tooLarge: false,
});

/** A message about one of two orders. */
const messageOf = (n: number): object => ({
  id: `M-${String(n).padStart(5, '0')}`,
  type: 'ACCEPT',
  time: '2026-03-02T00:00:00Z',
  data: { channel_order_id: `O-${n % 2}`, filler: 'x'.repeat(500) },
});

function sandboxOf(store: Store) {
  const sandbox = createSandbox({ store, seed: 'empty' });
  const publish = (message: object): unknown => sandbox.handle(inboundOf('POST', 'events', message));
  const take = async (): Promise<readonly Delivery[]> => {
    const { body } = await sandbox.handle(inboundOf('POST', 'deliveries', { limit: 10 }));
    return parse(String(body)).deliveries;
  };
  const acknowledge = ({ receipt }: Delivery): unknown => sandbox.handle(inboundOf('DELETE', `deliveries/${receipt}`));
  return { sandbox, publish, take, acknowledge };
}

const idsOf = (deliveries: readonly Delivery[]): readonly string[] => deliveries.map(({ event }) => event.id);

const stores: readonly (readonly [string, () => Store])[] = [
  ['in memory', () => new MemoryStore()],
  ['in a file', () => new SqliteStore(':memory:')],
];

describe.each(stores)('a long queue %s', (_, create) => {
  afterEach(() => vi.restoreAllMocks());

  it('whose first messages are leased is not read repeatedly', async () => {
    const { sandbox, publish, take } = sandboxOf(create());
    for (let n = 0; n < 2000; n++) await publish(messageOf(n));
    await take();
    const parsed = vi.spyOn(JSON, 'parse');
    for (let n = 0; n < 2; n++) await take();
    const characters = parsed.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0);
    expect(characters).toBeLessThan(10_000);
    const waiting = sandbox.handle(inboundOf('POST', 'deliveries', { wait_ms: 60_000 }));
    expect(idsOf(await take())).toEqual([]);
    sandbox.close();
    expect(parse(String((await waiting).body))).toEqual({ deliveries: [] });
  });

  it('keeps its order whatever is published, published again, ended or taken back', async () => {
    const store = create();
    const { sandbox, publish, take, acknowledge } = sandboxOf(store);
    for (const n of [4, 2, 6]) await publish(messageOf(n));
    const [second, ...others] = await take();
    expect(idsOf([second as Delivery, ...others])).toEqual(['M-00002']);
    // Before all others, of another order, and one that is of that order from now on.
    for (const message of [messageOf(1), { ...messageOf(4), data: { channel_order_id: 'O-1' } }])
      await publish(message);
    expect(() =>
      store.transaction(() => {
        void publish(messageOf(9));
        throw new Error('taken back');
      }),
    ).toThrow('taken back');
    const [first, ...none] = await take();
    expect(idsOf([first as Delivery, ...none])).toEqual(['M-00001']);
    await acknowledge(first as Delivery);
    const [fourth, ...more] = await take();
    expect(idsOf([fourth as Delivery, ...more])).toEqual(['M-00004']);
    for (const one of [second, fourth]) await acknowledge(one as Delivery);
    await publish(messageOf(2));
    expect(idsOf(await take())).toEqual(['M-00002']);
    sandbox.close();
  });

  it('is another one after a restore', async () => {
    const { sandbox, publish, take } = sandboxOf(create());
    for (const n of [1, 2]) await publish(messageOf(n));
    const snapshot = sandbox.snapshot();
    await publish(messageOf(0));
    expect(idsOf(await take())).toEqual(['M-00000', 'M-00001']);
    sandbox.restore(snapshot);
    expect(idsOf(await take())).toEqual(['M-00001', 'M-00002']);
    sandbox.close();
  });
});
