/** Entries of a checkpoint store that another program damaged. */
import { expect, test } from 'vitest';
import { createChannelPlatform, replaceCarriers } from '@tradelane/channel-platform';
import { createMemoryCheckpoints, createVirtualClock, TradelaneError } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { settle, settleIntents } from '@tradelane/workflows';

const clock = createVirtualClock({ autoAdvance: true });
const sandbox = createSandbox({ clock });
const { urls, credentials, world } = sandbox.info();
const clientOf = ({ client_id: clientId, client_secret: clientSecret }: typeof credentials.seller) => ({
  baseUrl: urls.base_url,
  auth: { authUrl: urls.auth_url, clientId, clientSecret },
  fetch: sandbox.fetch,
  clock,
  maxWaitInMs: Infinity,
});
const hub = createHub(clientOf(credentials.seller));
const platform = createChannelPlatform(clientOf(credentials.connector));
const channel = world.channels[0]?.channel_id ?? '';

type Store = ReturnType<typeof createMemoryCheckpoints>;
const carriers = (checkpoint: Store, names: readonly string[], confirmRemovals: boolean) =>
  replaceCarriers(
    platform,
    channel,
    { carriers: names.map((name) => ({ channel_carrier_id: name, name })) },
    { checkpoint, confirmRemovals, ownerId: 'one' },
  );
const lines = (await hub.orders.list({ limit: 100 })).items.flatMap(({ id, order_lines: own }) =>
  own.map((line) => ({ order: id, line })),
);
const { order = '', line } = lines.find(({ line: { can_refund: can } }) => can) ?? {};
const price = { amount: 0.01, currency: 'EUR' } as const;
const refunds = [
  { order_line_id: line?.id ?? '', reason: 'AGREEMENT', price, shipping_price: { ...price, amount: 0 } } as const,
];
const refund = (checkpoint: Store) =>
  settle(hub.orders.refund, [order, { refunds }], { checkpoint, key: 'K', ownerId: 'one', waitInMs: 0 });

const refundsSent = () => sandbox.journal().filter(({ operation }) => operation === 'v2-refundOrderLines').length;

/** Work that stores its progress, and how it continues. */
const works: Readonly<
  Record<
    string,
    readonly [begin: (store: Store) => Promise<unknown>, ...((store: Store, entry: unknown) => Promise<unknown>)[]]
  >
> = {
  'an effect': [refund, refund, (checkpoint) => settleIntents(hub, { checkpoint, ownerId: 'one' })],
  'a replacement': [
    (store) => carriers(store, ['a', 'b'], true),
    async (store, entry) => {
      await carriers(store, ['a'], false);
      // An empty list is a valid one.
      expect(entry).toMatchObject({ names: expect.any(Array) });
    },
  ],
};

/** Copies of a JSON value, each with one member that is missing or has another type. */
function* damaged(value: unknown): Generator<unknown> {
  for (const other of [null, {}, [], [null], 5, -1, 'x']) yield other;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const copyWith = (inner: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner };
    if (!Array.isArray(value)) yield copyWith(undefined);
    for (const inner of damaged(member)) yield copyWith(inner);
  }
}

test.each(Object.entries(works))(
  'G38: %s with a damaged entry sends nothing twice, and ends with a TradelaneError or with a result that the entry allows',
  async (_, [begin, ...resumes]) => {
    const store = createMemoryCheckpoints();
    await begin(store);
    const entries = [...(await store.read(''))].filter(([, text]) => text.startsWith('{'));
    expect(entries).toHaveLength(1);
    const [key, text] = entries[0] ?? ['', ''];
    for (const entry of damaged(JSON.parse(text)))
      for (const resume of resumes) {
        const copy = createMemoryCheckpoints();
        await copy.write([...(await store.read(''))].map(([name, value]) => ({ key: name, value })));
        await copy.write([{ key, value: JSON.stringify(entry) }]);
        const sent = refundsSent();
        await resume(copy, entry).catch((cause: unknown) => {
          if (!(cause instanceof TradelaneError)) throw new Error(JSON.stringify(entry), { cause });
        });
        // No requests is a valid state.
        if (refundsSent() > sent) expect(entry).toMatchObject({ sends: [] });
      }
  },
);
