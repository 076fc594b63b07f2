/**
 * A checkpoint store that stops responding in every function: at its first operations, in the middle, and when the
 * lease is released.
 */
import { BatchHandlerError, CheckpointError, type CheckpointStore, createMemoryCheckpoints } from '@tradelane/core';
import { replaceCarriers } from '@tradelane/channel-platform';
import { syncOrders } from '@tradelane/hub';
import { exportTransactions, runImport } from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { endOf } from '../../core/test/support/ends.ts';
import { createWorkbench, orderOf, type Workbench } from './workflows/world.ts';

interface Silent {
  readonly store: CheckpointStore;
  /** Number of operations. */
  readonly operations: () => number;
  readonly silentSince: () => number | undefined;
}

/** Whether it stops responding at this operation. */
type When = (operation: number, changes: Parameters<CheckpointStore['write']>[0]) => boolean;

function silentFrom(when: When, now: () => number): Silent {
  const store = createMemoryCheckpoints();
  let operations = 0;
  let since: number | undefined;
  const unless = async <T>(
    work: () => T | Promise<T>,
    changes: Parameters<CheckpointStore['write']>[0] = [],
  ): Promise<T> => {
    operations += 1;
    if (since === undefined && !when(operations, changes)) return work();
    since ??= now();
    return new Promise<T>(() => undefined);
  };
  return {
    store: {
      read: (prefix) => unless(() => store.read(prefix)),
      write: (changes, condition) => unless(() => store.write(changes, condition), changes),
    },
    operations: () => operations,
    silentSince: () => since,
  };
}

type Flow = (bench: Workbench, checkpoint: CheckpointStore) => PromiseLike<unknown>;
const file = { name: 'products.csv', data: 'sku;title;category;brand;ean;price\nSKU-1;;;;not-an-ean;\n' };

const flows: Readonly<Record<string, Flow>> = {
  sync: (bench, checkpoint) =>
    syncOrders(bench.hub, {
      checkpoint,
      since: new Date(bench.clock.now()),
      handler: async () => bench.clock.wait(10_000),
    }),
  import: (bench, checkpoint) => runImport(bench.marketplace, file, { checkpoint, key: 'a', handler: () => undefined }),
  export: async (bench, checkpoint) => {
    const rows = exportTransactions(bench.marketplace, { items_per_chunk: 1000 }, { checkpoint, key: 'a' });
    let count = 0;
    for await (const _ of rows) if ((count += 1) === 3) break;
  },
  batch: (bench, checkpoint) =>
    bench.marketplace.shipments.create(
      { shipments: ['A', 'B'].map((id) => ({ order_id: id, shipment_lines: [] })) },
      undefined,
      { checkpoint, key: 'a', chunkSize: 1, handler: () => undefined },
    ),
  replace: (bench, store) =>
    replaceCarriers(
      bench.connector,
      bench.origin.channel_id,
      { carriers: [{ channel_carrier_id: 'a', name: 'A' }] },
      { checkpoint: store, confirmRemovals: true },
    ),
};

interface Played {
  readonly operations: number;
  readonly error: unknown;
  /**
   * Time from the first operation without a response to the end. Undefined if each got one, Infinity if there is no
   * end.
   */
  readonly silentForInMs: number | undefined;
}

async function play(flow: Flow, when: When): Promise<Played> {
  const bench = createWorkbench();
  await bench.upsert(...['a', 'b'].map((id) => orderOf(id, bench.clock.now())));
  const { store, operations, silentSince } = silentFrom(when, bench.clock.now);
  const end = await endOf(bench.clock, flow(bench, store), 3_600_000);
  const since = silentSince();
  const silentForInMs = since === undefined ? undefined : bench.clock.now() - since;
  return { operations: operations(), error: end?.error, silentForInMs: end === undefined ? Infinity : silentForInMs };
}

describe.each(Object.entries(flows))('%s over a store that stops responding', (_, flow) => {
  test('ends soon and without help', async () => {
    const { operations, error: none } = await play(flow, () => false);
    expect(none).toBeUndefined();
    for (const first of new Set([1, 2, 3, Math.ceil(operations / 2)])) {
      const { error, silentForInMs } = await play(flow, (operation) => operation >= first);
      const cause = error instanceof BatchHandlerError ? error.cause : error;
      expect(cause, `silent from ${first} of ${operations}`).toBeInstanceOf(CheckpointError);
      // Running work continues until it needs the store: an import is followed for two minutes.
      expect(silentForInMs, `silent from ${first} of ${operations}`).toBeLessThan(200_000);
    }
  });

  test("ends even if it only can't release its lease", async () => {
    const { error, silentForInMs } = await play(flow, (_operation, changes) =>
      changes.some(({ key, value }) => key.endsWith(':lease') && value === undefined),
    );
    expect([error, Number(silentForInMs) < 8_000]).toEqual([undefined, true]);
  });
});
