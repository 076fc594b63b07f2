import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import type { AnyContext, Handler } from '../../../http/context.ts';
import type { Query } from '../../../http/values.ts';
import type { Jobs, World } from '../../../world/index.ts';
import { requireShop, shopOf } from '../common/access.ts';
import { transactionChunks, type TransactionExport, transactionExports, transactions } from './model/index.ts';
import { lineConditions } from './transaction-filter.ts';

type ExportRequest = Schemas['TransactionExportRequest'];

/** How long an export takes. */
const exportTimeInMs = 30_000;

const defaultItemsPerChunk = 100_000;

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

const separators = { JSON: ',', NDJSON: '\n' };
const encoder = new TextEncoder();
const megabyte = 1_000_000;

const chunkOf = (lines: readonly string[], format: TransactionExport['format']): string =>
  format === 'JSON' ? `{"data":[${lines.join(separators.JSON)}]}` : lines.map((line) => `${line}\n`).join('');

/** Cuts the lines into chunks that keep within both sizes. A line that is larger than a chunk has one to itself. */
function* chunksOf(lines: Iterable<string>, items: number, bytes: number): Generator<readonly string[]> {
  let chunk: string[] = [];
  let size = 0;
  for (const line of lines) {
    const length = encoder.encode(line).length + 1;
    if (chunk.length > 0 && (chunk.length >= items || size + length > bytes)) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(line);
    size += length;
  }
  yield chunk;
}

function* linesOf(world: World, shop: number, request: ExportRequest): Generator<string> {
  const where = lineConditions(world, shop, request);
  for (const { value } of world.store.find(transactions, { by: 'dateCreated', where }))
    yield JSON.stringify(value.line);
}

/** Completes an export some time after its request (S09). */
export const transactionJobs: Jobs = {
  [jobKind]: (world, { trackingId = '', request = '{}' }) => {
    const started = world.store.get(transactionExports, trackingId);
    if (started === undefined) return;
    const wanted = JSON.parse(request) as ExportRequest;
    const items = wanted.items_per_chunk ?? defaultItemsPerChunk;
    const bytes = (wanted.megabytes_per_chunk ?? Number.POSITIVE_INFINITY) * megabyte;
    let chunks = 0;
    for (const lines of chunksOf(linesOf(world, started.shopId, wanted), items, bytes)) {
      chunks += 1;
      world.store.put(transactionChunks, `${trackingId}/${chunks}`, chunkOf(lines, started.format));
    }
    world.store.put(transactionExports, trackingId, {
      ...started,
      status: 'COMPLETED',
      last_updated: world.time,
      chunks,
    });
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
  const text =
    context.world.store.get(transactionChunks, `${trackingId}/${number}`) ??
    notFound(`File ${number} of export ${trackingId}`);
  const [type, extension] = format === 'JSON' ? ['application/json', 'json'] : ['application/x-ndjson', 'ndjson'];
  return new FileResponse(encoder.encode(text), type, `transactions-${number}.${extension}`);
};
