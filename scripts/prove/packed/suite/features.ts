/** Features that must work on every runtime, each with nothing but published packages. */
import {
  AbortedError,
  createMemoryCheckpoints,
  createVirtualClock,
  csvRows,
  NotFoundError,
  RateLimitError,
} from '@tradelane/core';
import { createLite, type LiteCallOptions, shipmentsSetShippingMethod } from '@tradelane/basket/lite';
import { fileEntries } from '@tradelane/core/zip';
import { syncOrders } from '@tradelane/hub';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox } from '@tradelane/sandbox/portable';
import { failWith, firstOrder, hubOf, orderWithDocuments } from './clients.ts';
import { featureNames } from './feature-names.ts';
import type { FeatureResult } from './feature-result.ts';
import { expect, type Feature, type World } from './world.ts';

const pdf = new TextEncoder().encode(`%PDF-1.4\n${'% a line of a document\n'.repeat(2000)}%%EOF\n`);

function inPieces(): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= pdf.length) return controller.close();
      controller.enqueue(pdf.slice(at, (at += 8192)));
    },
  });
}

/** Uploads a document and checks that the hub accepted it. */
async function upload(world: World, file: Blob | ReadableStream<Uint8Array>, withProgress: boolean): Promise<void> {
  const hub = hubOf(world);
  let bytes = 0;
  const { action_id } = await hub.documents.upload(
    await firstOrder(hub),
    {
      file: file instanceof ReadableStream ? { name: 'label.pdf', data: file } : file,
      metadata: { type: 'RETURN_LABEL', filename: 'label.pdf' },
    },
    withProgress ? { onProgress: (progress) => (bytes = progress.bytes) } : {},
  );
  expect(action_id.length > 0, 'an action');
  expect(!withProgress || bytes >= pdf.length, `progress over ${pdf.length} bytes, not ${bytes}`);
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** A world without the parts that only some runtimes have. */
export type SuiteInput = Pick<World, 'info' | 'limited'>;

const features: Readonly<Record<(typeof featureNames)[number], Feature>> = {
  token: async (world) => {
    const { items } = await hubOf(world).orders.list({ limit: 5 });
    expect(items.length === 5, 'five orders');
  },
  limit: async ({ limited, transport }) => {
    const hub = hubOf({ info: limited, ...(transport && { transport }) }, { rateLimiting: true, maxWaitInMs: 0 });
    let sent = 0;
    const error = await errorOf(
      (async () => {
        for (; sent < 100; sent += 1) await hub.orders.list({ limit: 1 });
      })(),
    );
    expect(error instanceof RateLimitError && error.retryAt.getTime() > Date.now(), `a limit, not ${String(error)}`);
  },
  retry: async (world) => {
    await failWith(world.info, { operation: 'v2-listOrders', status: 503, times: 2 });
    const { items } = await hubOf(world).orders.list({ limit: 1 });
    expect(items.length === 1, 'an order after two failures');
  },
  paging: async (world) => {
    let count = 0;
    for await (const _ of hubOf(world).orders.list({ limit: 10 })) count += 1;
    expect(count > 20, `several pages, not ${count} orders`);
  },
  'upload of a File': (world) => upload(world, new File([pdf], 'label.pdf', { type: 'application/pdf' }), false),
  'upload of a File with progress': (world) =>
    upload(world, new File([pdf], 'label.pdf', { type: 'application/pdf' }), true),
  'upload of a stream': (world) => upload(world, inPieces(), false),
  'upload of a stream with progress': (world) => upload(world, inPieces(), true),
  download: async (world) => {
    const hub = hubOf(world);
    const bytes = await (await hub.documents.download(await orderWithDocuments(hub))).bytes();
    expect(bytes.length > 100 && bytes[0] === 0x50, 'an archive');
  },
  ZIP: async (world) => {
    const hub = hubOf(world);
    let count = 0;
    for await (const entry of fileEntries(await hub.documents.download(await orderWithDocuments(hub)))) {
      expect((await entry.bytes()).length > 0, 'an entry with content');
      count += 1;
    }
    expect(count > 0, 'entries');
  },
  CSV: async ({ info, transport }) => {
    const instance = createMarketplaceSeller({
      baseUrl: info.urls.instance_url,
      auth: { apiKey: info.credentials.shops[0]?.api_key ?? '' },
      rateLimiting: false,
      ...(transport && { transport }),
    });
    let rows = 0;
    for await (const { import_id, has_error_report } of instance.imports.list()) {
      if (has_error_report !== true) continue;
      for await (const _ of csvRows(await instance.imports.errorReport(import_id))) rows += 1;
      break;
    }
    expect(rows > 0, 'rows');
  },
  abort: async (world) => {
    const controller = new AbortController();
    const call = hubOf(world).orders.list({ limit: 1 }, { signal: controller.signal });
    controller.abort();
    expect((await errorOf(call.then())) instanceof AbortedError, 'an AbortedError');
  },
  errors: async (world) => {
    const error = await errorOf(hubOf(world).actions.get('no-such-action').then());
    expect(error instanceof NotFoundError && error.status === 404, `a NotFoundError, not ${String(error)}`);
  },
  'calls of a page': async ({ info: { urls, credentials, world: ids } }) => {
    const { basket_id, shipment_id, site_id: siteId, shipping_method_id: id } = ids.basket;
    const tokens = ['expired', credentials.basket.bearer];
    const lite = createLite({
      baseUrl: urls.basket_url,
      auth: { token: () => tokens.shift() ?? credentials.basket.bearer },
    });
    const set = (basket: string, options?: LiteCallOptions) =>
      shipmentsSetShippingMethod(lite, basket, shipment_id, { id }, { siteId }, options);
    const { shipments = [] } = await set(basket_id);
    expect(shipments?.length !== 0, 'a shipment, after a 401');
    const error = await errorOf(set('no-such-basket'));
    expect(error instanceof NotFoundError && error.outcome === 'refused', `a NotFoundError, not ${String(error)}`);
    const aborted = await errorOf(set(basket_id, { signal: AbortSignal.abort() }));
    expect(
      aborted instanceof AbortedError && aborted.outcome === 'not-sent',
      `an AbortedError, not ${String(aborted)}`,
    );
  },
  checkpoints: async (world) => {
    const checkpoint = createMemoryCheckpoints();
    const hub = hubOf(world);
    const runs = [];
    for (const _ of [1, 2]) runs.push(await syncOrders(hub, { checkpoint, handler: () => undefined }));
    expect((runs[0]?.handled ?? 0) > 20 && runs[1]?.handled === 0, 'every order in the first run, none in the second');
  },
  'stores in SQLite': async ({ stores }) => {
    expect(stores !== undefined, 'a database');
    const { checkpoints, dedupe, outbox } = await stores();
    const outcome = { status: 'SUCCESS' } as const;
    expect((await dedupe.has(['a'])) === false && (await outbox.find('a')) === undefined, 'nothing at first');
    expect((await dedupe.add(['a'])) && (await outbox.settle('a', outcome)), 'the first to be first');
    expect(!(await dedupe.add(['a'])) && !(await outbox.settle('a', outcome)), 'the second to be second');
    expect((await dedupe.has(['a'])) && (await outbox.find('a'))?.isReported === false, 'what was kept');
    const write = () => checkpoints.write([{ key: 's:a', value: '1' }], { key: 's:a', value: undefined });
    expect((await write()) && !(await write()), 'one write under the condition');
    expect((await checkpoints.read('s:')).get('s:a') === '1', 'the checkpoint');
  },
  'sandbox in process': async () => {
    const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 2), autoAdvance: true });
    const sandbox = createSandbox({ clock });
    const hub = hubOf({ info: sandbox.info() }, { fetch: sandbox.fetch, clock, rateLimiting: true });
    let count = 0;
    for await (const _ of hub.orders.list({ limit: 10 })) count += 1;
    expect(count > 20, 'the orders of the demo world');
  },
};

/** Runs every feature in turn, and returns the result of each. */
export async function runSuite(world: World): Promise<readonly FeatureResult[]> {
  const results: FeatureResult[] = [];
  for (const feature of featureNames) {
    const error = await errorOf(features[feature](world));
    results.push(error === undefined ? { feature } : { feature, error: textOf(error) });
  }
  return results;
}

function textOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined
    ? `${error.message} (${textOf(error.cause)})`
    : String(error instanceof Error ? error.message : error);
}
