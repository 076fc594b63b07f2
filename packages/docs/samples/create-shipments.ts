import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import {
  BatchHandlerError,
  LeaseHeldError,
  LeaseLostError,
} from '@tradelane/core';
import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
  type NewShipment,
} from '@tradelane/marketplace-seller';

const instance = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const [
  file = 'shipments.json',
  key = 'monday',
  checkpointFile = 'batches.sqlite',
  mode,
] = process.argv.slice(2);
const shipments = JSON.parse(await readFile(file, 'utf8')) as NewShipment[];

/**
 * The ID of the order's shipment with the same tracking number and lines.
 * Each shipment in `known` belongs to another item.
 */
async function findShipment(
  { order_id, tracking, shipment_lines }: NewShipment,
  known: ReadonlySet<string>,
): Promise<string | undefined> {
  for await (const { id, ...found } of instance.shipments.list({
    order_id: [order_id],
  }))
    if (
      !known.has(id) &&
      found.tracking?.tracking_number === tracking?.tracking_number &&
      found.shipment_lines?.length === shipment_lines.length &&
      shipment_lines.every(({ order_line_id, offer_sku, quantity }) =>
        found.shipment_lines?.some(
          (line) =>
            line.quantity === quantity &&
            (order_line_id
              ? line.order_line_id === order_line_id
              : line.offer_sku === offer_sku),
        ),
      )
    )
      return id;
  return undefined;
}

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

try {
  const result = await instance.shipments.create({ shipments }, undefined, {
    // The same key means the same list. A restart sends only the items that
    // no earlier run sent.
    checkpoint: createFileCheckpoints(checkpointFile),
    key,
    ownerId: `shipments on ${hostname()}`,
    handler: ({ succeeded, failed }) =>
      console.log(
        `${succeeded.length} accepted, ${failed.length} rejected`,
      ),
    signal: stop.signal,
  });
  const { succeeded, failed } = result;
  console.log(
    `total: ${succeeded.length} accepted, ${failed.length} rejected`,
  );
  // The response for these shipments was lost. The host may still create
  // them, so only you can know that one that isn't found won't arrive.
  const known = new Set<string>();
  const [arrived, missing]: [number[], number[]] = [[], []];
  for (const { index, item } of result.unknown) {
    const where = `shipment ${index} of the order ${item.order_id}`;
    if (!item.tracking?.tracking_number) {
      console.log(`${where} has no tracking number: look yourself`);
      continue;
    }
    const id = await findShipment(item, known);
    (id ? arrived : missing).push(index);
    if (id) known.add(id);
    console.log(`${where} ${id ? `arrived: ${id}` : 'was not found'}`);
  }
  const isSure = mode === '--send-missing';
  await result.settle({
    succeeded: arrived,
    unsent: isSure ? missing : [],
  });
  if (missing.length > 0)
    console.log(
      isSure
        ? `run again to send ${missing.length} shipments`
        : 'run again later, or with --send-missing if none can still arrive',
    );
} catch (error) {
  // Another run works.
  const reason = error instanceof BatchHandlerError ? error.cause : error;
  if (
    !(reason instanceof LeaseHeldError || reason instanceof LeaseLostError)
  )
    throw error;
  console.error(reason.message);
  process.exitCode = 75;
}
