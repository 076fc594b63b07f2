/**
 * A process that reads an export of 400,000 rows in 40 files, which are generated as they are read. It reports its
 * memory.
 */
import { createMarketplaceSeller, exportTransactions } from '@tradelane/marketplace-seller';
import { liveBytes } from './live.ts';
import type { Message } from './messages.ts';

const format = process.argv[2] === 'JSON' ? 'JSON' : 'NDJSON';
const rowsOfFile = 10_000;
const send = (message: Message): void => void process.send?.(message);

/** A file as TL05 returns it, in chunks of 100 rows. */
function* fileOf(number: string): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const encoder = new TextEncoder();
  const note = 'Paid out with the next billing cycle of the shop. '.repeat(5);
  const [begin, between, end] = format === 'JSON' ? ['{"data":[', ',', ']}'] : ['', '\n', '\n'];
  for (let start = 0; start < rowsOfFile; start += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => JSON.stringify({ id: `${number}-${start + index}`, note }));
    const isLast = start + 100 === rowsOfFile;
    yield encoder.encode((start === 0 ? begin : between) + rows.join(between) + (isLast ? end : ''));
  }
}

function streamOf(pieces: Iterator<Uint8Array<ArrayBuffer>, void, undefined>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

const host = 'https://instance.example.com';
const type = format === 'JSON' ? 'application/json' : 'application/x-ndjson';
/** The first export has one file, each later one has forty. */
let files = 1;
const seller = createMarketplaceSeller({
  baseUrl: host,
  auth: { apiKey: 'k' },
  rateLimiting: false,
  fetch: async ({ method, url }) => {
    const number = new URL(url).searchParams.get('file');
    if (number !== null) return new Response(streamOf(fileOf(number)), { headers: { 'content-type': type } });
    const urls = Array.from({ length: files }, (_, index) => `${host}/files/transactions?file=${index + 1}`);
    return Response.json(method === 'POST' ? { tracking_id: 'x1' } : { status: 'COMPLETED', urls });
  },
});

for await (const _ of exportTransactions(seller, { format })); // Loads everything that a first export loads.
files = 40;
const startInBytes = liveBytes();
let peakInBytes = startInBytes;
const ids = new Set<string>();
let rows = 0;
for await (const { id } of exportTransactions(seller, { format })) {
  rows += 1;
  // Keeps one row of each file, which shows that every file arrived.
  if (rows % rowsOfFile === 1) ids.add(String(id));
  if (rows % 5_000 === 0) peakInBytes = Math.max(peakInBytes, liveBytes());
}
send({ kind: 'exported', rows, files: ids.size });
send({ kind: 'grown', bytes: peakInBytes - startInBytes });
process.disconnect();
