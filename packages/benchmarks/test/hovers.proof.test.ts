import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeProject } from '../src/budget/compiler.ts';
import { type Editor, openEditor } from '../src/budget/language-server.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** Each line ends in a name to hover over. The comment after it is the expected tooltip, without names of packages. */
const lines = `
const orders = await h.orders.list(), a = orders; // const orders: Page<Order, OrderPage>
for await (const order of h.orders.list()) void order; // const order: Order
for await (const invoice of s.invoices.list()) void invoice; // const invoice: Invoice
const made = await s.shipments.create({ shipments: [] }), b = made; // const made: BatchResult<NewShipment, ShipmentCreateResult>
const sync = hub.syncOrders(h, { checkpoint, handler: () => undefined }), c = sync; // const sync: Sync<Order>
hub.syncOrders(h, { checkpoint, handler: (followed) => void followed }); // (parameter) followed: Order
const shop = await s.account.get(), d = shop; // const shop: Account
h.orders.list; // (method) OrdersMethods.list(query?: OrdersListQuery, options?: ListOptions): ListPromise<Order, OrderPage>
s.threads.reply; // (method) ThreadsMethods.reply(threadId: string, body: MessageRequest, query?: ThreadsReplyQuery, options?: CallOptions): ApiPromise<MessageSent>
p.returns.upsert; // (method) ReturnsMethods.upsert(body: ReturnsUpsert, options?: BatchOptions<ReturnUpsert, ReturnsUpsertResult>): ApiPromise<BatchResult<ReturnUpsert, ReturnsUpsertResult>>
const run = await operator.runImport(o, {} as never, {} as never), e = run; // const run: ImportResult<ProductImportTracking>
hub.syncOrders; // (alias) function syncOrders(hub: Pick<HubMethods, "orders">, options: OrderSyncOptions): Sync<Order>
seller.syncThreads; // (alias) function syncThreads(client: ThreadClient, options: ThreadSyncOptions): Sync<ListedThread>
platform.replaceProductType; // (alias) function replaceProductType(client: { readonly taxonomy: TaxonomyMethods; }, channelId: string, body: ProductType, query: TaxonomyUpsertProductTypeQuery, options: ReplaceOptions): Promise<Replacement>
`
  .trim()
  .split('\n')
  .map((line) => line.split(' // ') as [code: string, shown: string]);

const head = `
import type * as core from '${packages}core/dist/index.js';
import * as hub from '${packages}hub/dist/index.js';
import * as platform from '${packages}channel-platform/dist/index.js';
import * as seller from '${packages}marketplace-seller/dist/index.js';
import * as operator from '${packages}catalog-manager-operator/dist/index.js';
declare const h: hub.Hub;
declare const p: platform.ChannelPlatform;
declare const s: seller.MarketplaceSeller;
declare const o: operator.CatalogManagerOperator;
declare const checkpoint: core.CheckpointStore;
`;

let editor: Editor | undefined;
let text: readonly string[];
beforeAll(async () => {
  const file = `${writeProject('hovers', head + lines.map(([code]) => code).join('\n'))}/program.ts`;
  text = readFileSync(file, 'utf8').split('\n');
  editor = await openEditor('typescript-6', file);
}, 120_000);
afterAll(() => editor?.close());

test.each(lines)('an editor shows names instead of whole types: %s', async (code, shown) => {
  const at = text.indexOf(code);
  // The last name of the line.
  const offset = code.replace(/\W*$/, '').length;
  const display = await editor?.hover({ line: at + 1, offset });
  const [signature = ''] = (display ?? '').split('\nexport ');
  const short = signature.replaceAll(/\b(?:core|hub|platform|seller|operator)\.(?=[A-Z])/g, '').replaceAll(/\s+/g, ' ');
  expect(short).toBe(shown);
  expect(short.length).toBeLessThan(260);
});
