import { inSteps, type Steps } from '../../../clock/steps.ts';
import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import type { AnyContext, Handler } from '../../../http/context.ts';
import type { Query } from '../../../http/values.ts';
import type { Entry } from '../../../store/index.ts';
import type { Jobs, World } from '../../../world/index.ts';
import { requireShop, shopOf } from '../common/access.ts';
import {
  type StoredTransaction,
  transactionChunks,
  type TransactionExport,
  transactionExports,
  transactions,
} from './model/index.ts';
import { lineConditions } from './transaction-filter.ts';

type ExportRequest = Schemas['TransactionExportRequest'];

/** How long an export takes. */
const exportTimeInMs = 30_000;

const jobKind = 'transaction-export';

function positive(name: string, value: number | undefined, fallback: number): number {
  if (value !== undefined && value < 1) invalid('AS34', name, 'must be at least 1');
  return value ?? fallback;
}

/** TL03: an export of all lines that the filter finds, as they are when the export is made. */
export const startExport: Handler<'TL03'> = (context) => {
  const { world, body: request = {} } = context;
  const { shop_id: shopId = shopOf(context), format = 'JSON' } = request;
  requireShop(context, shopId);
  positive('items_per_chunk', request.items_per_chunk, 1);
  positive('megabytes_per_chunk', request.megabytes_per_chunk, 1);
  lineConditions(world, shopId, request);
  const trackingId = world.uuid('instance.transactionExport');
  world.store.put(transactionExports, trackingId, {
    shopId,
    status: 'PENDING',
    last_updated: world.time,
    format,
    chunks: 0,
  });
  world.schedule(jobKind, world.now + exportTimeInMs, {
    trackingId,
    request: JSON.stringify(request),
  });
  return { tracking_id: trackingId };
};

/** The lines of a shop of the demo world take few steps. */
const linesOfStep = 1000;

const encoder = new TextEncoder();
const megabyte = 1_000_000;

const chunkOf = (lines: readonly string[], format: TransactionExport['format']): Uint8Array =>
  encoder.encode(format === 'JSON' ? `{"data":[${lines.join(',')}]}` : lines.map((line) => `${line}\n`).join(''));

/** Cuts the lines into chunks that keep within both sizes. A line that is larger than a chunk has one to itself. */
function* runExport(world: World, trackingId: string, started: TransactionExport, request: ExportRequest): Steps {
  const { items_per_chunk: items = 100_000, megabytes_per_chunk: megabytes } = request;
  const bytes = (megabytes ?? 0) * megabyte;
  let [lines, size, chunks]: [string[], number, number] = [[], 0, 0];
  const keep = (): void => {
    chunks += 1;
    world.store.put(transactionChunks, `${trackingId}/${chunks}`, chunkOf(lines, started.format));
    [lines, size] = [[], 0];
  };
  const where = lineConditions(world, started.shopId, request);
  const add = ({ value }: Entry<StoredTransaction>): void => {
    const line = JSON.stringify(value.line);
    // Only a maximum in bytes needs the size.
    const length = bytes > 0 ? encoder.encode(line).length + 1 : 0;
    if (lines.length > 0 && (lines.length >= items || size + length > bytes)) keep();
    lines.push(line);
    size += length;
  };
  yield* inSteps(world.store.find(transactions, { by: 'dateCreated', where }), add, linesOfStep);
  keep();
  world.store.put(transactionExports, trackingId, {
    ...started,
    status: 'COMPLETED',
    last_updated: world.time,
    chunks,
  });
}

/** Completes an export some time after its request (S09). */
export const transactionJobs: Jobs = {
  [jobKind]: (world, { trackingId = '', request = '{}' }) => {
    const started = world.store.get(transactionExports, trackingId);
    return started && runExport(world, trackingId, started, JSON.parse(request) as ExportRequest);
  },
};

function exportOf(context: AnyContext, trackingId: string): TransactionExport {
  const found = context.world.store.get(transactionExports, trackingId);
  if (found === undefined || context.caller.shops?.includes(found.shopId) !== true) notFound(`Export ${trackingId}`);
  return found;
}

/** TL04: the addresses of the files once they are there. */
export const exportStatus: Handler<'TL04'> = (context) => {
  const trackingId = context.path.tracking_id;
  const { status, last_updated, chunks } = exportOf(context, trackingId);
  const base = context.url.slice(0, context.url.indexOf('/api/'));
  const urls = Array.from(
    { length: chunks },
    (_, index) => `${base}/files/transactions?tracking_id=${trackingId}&file=${index + 1}`,
  );
  return { status, last_updated, ...(status === 'COMPLETED' && { urls }) };
};

/** TL05: one of the files. The parameters are ours: the documents take the address of TL04 as it stands. */
export const downloadChunk: Handler<'TL05'> = (context) => {
  const query: Query = context.query;
  const trackingId = String(query['tracking_id']);
  const number = Number(query['file']);
  const { format } = exportOf(context, trackingId);
  const bytes =
    context.world.store.get(transactionChunks, `${trackingId}/${number}`) ??
    notFound(`File ${number} of export ${trackingId}`);
  const [type, extension] = format === 'JSON' ? ['application/json', 'json'] : ['application/x-ndjson', 'ndjson'];
  return new FileResponse(bytes, type, `transactions-${number}.${extension}`);
};
