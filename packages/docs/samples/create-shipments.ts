import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
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
] = process.argv.slice(2);
const shipments = JSON.parse(await readFile(file, 'utf8')) as NewShipment[];

/** A host can finish a request some time after its connection broke. */
const lookAfterInMs = 1_000 * Number(process.env['LOOK_AFTER_S'] ?? 120);

/**
 * Whether the order has a shipment with the same tracking number.
 * Undefined without a number, because shipments then look alike.
 */
async function hasArrived({
  order_id,
  tracking,
}: NewShipment): Promise<boolean | undefined> {
  const number = tracking?.tracking_number;
  if (!number) return undefined;
  for await (const shipment of instance.shipments.list({
    order_id: [order_id],
  }))
    if (shipment.tracking?.tracking_number === number) return true;
  return false;
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
  // The response for these shipments was lost. Look them up, so that the
  // next run continues.
  const [arrived, missing]: [number[], number[]] = [[], []];
  if (result.unknown.length > 0)
    await pause(lookAfterInMs, undefined, { signal: stop.signal });
  for (const { index, item } of result.unknown) {
    const found = await hasArrived(item);
    if (found === undefined)
      console.log(`look at the shipments of ${item.order_id} yourself`);
    else (found ? arrived : missing).push(index);
  }
  await result.settle({ succeeded: arrived, unsent: missing });
  if (missing.length > 0)
    console.log(`run again to send ${missing.length} shipments`);
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
