import { inSteps, type Steps } from '../../../clock/steps.ts';
import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import type { Handler } from '../../../http/context.ts';
import type { Entry } from '../../../store/index.ts';
import type { Jobs, World } from '../../../world/index.ts';
import { requireShop, shopOf } from '../common/access.ts';
import { exportFile, exportJob, exportState, startExport, type StoredExport } from '../common/exports.ts';
import { type StoredTransaction, transactionChunks, transactionExports, transactions } from './model/index.ts';
import { lineConditions } from './transaction-filter.ts';

type ExportRequest = Schemas['TransactionExportRequest'];

const jobKind = 'instance.transactionExport';

function positive(name: string, value: number | undefined, fallback: number): number {
  if (value !== undefined && value < 1) invalid('AS34', name, 'must be at least 1');
  return value ?? fallback;
}

/** TL03: an export of all lines that the filter finds, as they are when the export is made. */
export const startTransactions: Handler<'TL03'> = (context) => {
  const { world, body: request = {} } = context;
  const { shop_id: shopId = shopOf(context) } = request;
  requireShop(context, shopId);
  positive('items_per_chunk', request.items_per_chunk, 1);
  positive('megabytes_per_chunk', request.megabytes_per_chunk, 1);
  lineConditions(world, shopId, request);
  return startExport(context, transactionExports, jobKind, { owner: String(shopId), request });
};

/** The lines of a shop of the demo world take few steps. */
const linesOfStep = 1000;

const encoder = new TextEncoder();
const megabyte = 1_000_000;

const isJson = ({ format = 'JSON' }: ExportRequest): boolean => format === 'JSON';

const chunkOf = (lines: readonly string[], request: ExportRequest): Uint8Array =>
  encoder.encode(isJson(request) ? `{"data":[${lines.join(',')}]}` : lines.map((line) => `${line}\n`).join(''));

/** Cuts the lines into chunks that keep within both sizes. A line that is larger than a chunk has one to itself. */
function* runExport(world: World, trackingId: string, { owner, request }: StoredExport<ExportRequest>): Steps<number> {
  const { items_per_chunk: items = 100_000, megabytes_per_chunk: megabytes } = request;
  const bytes = (megabytes ?? 0) * megabyte;
  let [lines, size, chunks]: [string[], number, number] = [[], 0, 0];
  const keep = (): void => {
    chunks += 1;
    world.store.put(transactionChunks, `${trackingId}/${chunks}`, chunkOf(lines, request));
    [lines, size] = [[], 0];
  };
  const where = lineConditions(world, Number(owner), request);
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
  return chunks;
}

/** Completes an export some time after its request (S09). */
export const transactionJobs: Jobs = { [jobKind]: exportJob(transactionExports, runExport) };

/** TL04: the addresses of the files once they are there. */
export const exportStatus: Handler<'TL04'> = (context) => exportState(context, transactionExports, 'transactions');

/** TL05: one of the files. */
export const downloadChunk: Handler<'TL05'> = (context) => {
  const { request, number, bytes } = exportFile(context, transactionExports, transactionChunks);
  const [type, extension] = isJson(request) ? ['application/json', 'json'] : ['application/x-ndjson', 'ndjson'];
  return new FileResponse(bytes, type, `transactions-${number}.${extension}`);
};
