import { inSteps, type Steps } from '../../../../clock/steps.ts';
import { invalid } from '../../../../errors/index.ts';
import { FileResponse } from '../../../../files/file-response.ts';
import type { Handler, HandlersOf } from '../../../../http/context.ts';
import { among, between, type Entry } from '../../../../store/index.ts';
import type { Jobs, World } from '../../../../world/index.ts';
import { ownerOf } from '../../common/access.ts';
import { exportFile, exportJob, exportState, startExport, type StoredExport } from '../../common/exports.ts';
import { refuseOrder } from '../decisions.ts';
import { orderFilters, platformFilters, requireMonth } from '../list.ts';
import { type MarketplaceOrder, marketplaceOrders } from '../model.ts';
import { orderView, platformOrderView } from '../view.ts';
import { orderExportFiles, orderExports, pendingOrderExports, type OrderExport } from './model.ts';

const jobKind = 'instance.orderExport';

const megabyte = 1_000_000;
const ordersOfStep = 200;
const encoder = new TextEncoder();

/** OR13: each period needs both of its ends, and one period is required. */
function requirePeriods(request: OrderExport): void {
  const { start_date, end_date, start_update_date, end_update_date } = request;
  if ((start_date === undefined) !== (end_date === undefined))
    invalid('OR13', 'start_date', 'must be given together with end_date');
  if ((start_update_date === undefined) !== (end_update_date === undefined))
    invalid('OR13', 'start_update_date', 'must be given together with end_update_date');
  const { start_refund_creation_date: refundStart, end_refund_creation_date: refundEnd } = request;
  if (refundStart !== undefined || refundEnd !== undefined)
    requireMonth('OR13', 'start_refund_creation_date', refundStart, refundEnd);
  else if (start_date === undefined && start_update_date === undefined)
    invalid('OR13', 'start_date', 'or start_update_date is required');
}

const startOrders: Handler<'OR13'> = (context) => {
  const { world, body, query } = context;
  const owner = ownerOf(context);
  requirePeriods(body);
  const pending = world.store.get(pendingOrderExports, owner);
  if (pending !== undefined)
    refuseOrder('W20', 'EXPORT_IN_PROGRESS', 'shop_id', `Export ${pending} of the caller is in progress.`);
  const request = { ...body, ...(query.locale !== undefined && { locale: query.locale }) };
  const started = startExport(context, orderExports, jobKind, { owner, request });
  world.store.put(pendingOrderExports, owner, started.tracking_id);
  return started;
};

const downloadFile: Handler<'OR15'> = (context) => {
  const { number, bytes } = exportFile(context, orderExports, orderExportFiles);
  return new FileResponse(bytes, 'application/json', `orders-${number}.json`);
};

export const orderExportHandlers: HandlersOf<'OR13' | 'OR14' | 'OR15'> = {
  OR13: startOrders,
  OR14: (context) => exportState(context, orderExports, 'orders'),
  OR15: downloadFile,
};

/** Undefined for all shops. */
const shopIdOf = (owner: string): number | undefined => (/^\d+$/.test(owner) ? Number(owner) : undefined);

/** The matching orders, oldest first. */
function matching(world: World, { owner, request }: StoredExport<OrderExport>): Iterable<Entry<MarketplaceOrder>> {
  const { fulfillment_center_codes: center } = request;
  const { start_refund_creation_date: from, end_refund_creation_date: to } = request;
  const refunded = from === undefined ? undefined : between('refunded', from, to);
  const filters = orderFilters(among('shop', shopIdOf(owner)), {
    ...request,
    ...(center !== undefined && { centers: [center] }),
  });
  const where = [...filters, ...platformFilters(world, request), refunded];
  return world.store.find(marketplaceOrders, { by: 'dateCreated', where });
}

type Started = StoredExport<OrderExport & { readonly locale?: string }>;

function* runExport(world: World, trackingId: string, started: Started): Steps<number> {
  const { owner, request } = started;
  const { locale } = request;
  const { items_per_chunk: items = 1_000_000, megabytes_per_chunk: megabytes = 512 } = request;
  const view = shopIdOf(owner) === undefined ? platformOrderView : orderView;
  const show = view({ world, query: locale === undefined ? {} : { locale } }, request.order_tax_mode);
  let files = 0;
  let texts: string[] = [];
  let size = 0;
  const keep = (): void => {
    files += 1;
    const text = `{"orders":[${texts.join(',')}]}`;
    world.store.put(orderExportFiles, `${trackingId}/${files}`, encoder.encode(text));
    texts = [];
    size = 0;
  };
  const add = ({ value }: Entry<MarketplaceOrder>): void => {
    const text = JSON.stringify(show(value));
    if (texts.length > 0 && (texts.length >= items || size + text.length > megabytes * megabyte)) keep();
    texts.push(text);
    size += text.length + 1;
  };
  yield* inSteps(matching(world, started), add, ordersOfStep);
  keep();
  world.store.delete(pendingOrderExports, owner);
  return files;
}

export const orderExportJobs: Jobs = { [jobKind]: exportJob(orderExports, runExport) };
