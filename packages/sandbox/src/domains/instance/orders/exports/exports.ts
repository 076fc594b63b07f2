import { inSteps, type Steps } from '../../../../clock/steps.ts';
import { invalid, notFound } from '../../../../errors/index.ts';
import { FileResponse } from '../../../../files/file-response.ts';
import type { AnyContext, Handler, HandlersOf } from '../../../../http/context.ts';
import type { Query } from '../../../../http/values.ts';
import { among, between, type Entry } from '../../../../store/index.ts';
import type { Jobs, World } from '../../../../world/index.ts';
import { ownerOf } from '../../common/access.ts';
import { refuseOrder } from '../decisions.ts';
import { orderFilters, platformFilters, requireMonth } from '../list.ts';
import { type MarketplaceOrder, marketplaceOrders } from '../model.ts';
import { orderView, platformOrderView } from '../view.ts';
import {
  orderExportFiles,
  orderExports,
  pendingOrderExports,
  type OrderExport,
  type StoredOrderExport,
} from './model.ts';

const jobKind = 'instance.orderExport';

/** Duration of an export. */
const exportTimeInMs = 30_000;
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

const startExport: Handler<'OR13'> = (context) => {
  const { world, body, query } = context;
  const owner = ownerOf(context);
  requirePeriods(body);
  const pending = world.store.get(pendingOrderExports, owner);
  if (pending !== undefined)
    refuseOrder('W20', 'EXPORT_IN_PROGRESS', 'shop_id', `Export ${pending} of the caller is in progress.`);
  const trackingId = world.uuid('instance.orderExport');
  world.store.put(orderExports, trackingId, {
    owner,
    status: 'PENDING',
    last_updated: world.time,
    request: body,
    ...(query.locale !== undefined && { locale: query.locale }),
    files: 0,
  });
  world.store.put(pendingOrderExports, owner, trackingId);
  world.schedule(jobKind, world.now + exportTimeInMs, { export: trackingId });
  return { tracking_id: trackingId };
};

function exportOf(context: AnyContext, trackingId: string): StoredOrderExport {
  const found = context.world.store.get(orderExports, trackingId);
  const owners = context.caller.shops?.map(String) ?? [ownerOf(context)];
  return found === undefined || !owners.includes(found.owner) ? notFound(`Export ${trackingId}`) : found;
}

const exportStatus: Handler<'OR14'> = (context) => {
  const { tracking_id: trackingId } = context.path;
  const { status, last_updated, files } = exportOf(context, trackingId);
  const base = context.url.slice(0, context.url.indexOf('/api/'));
  const urls = Array.from(
    { length: files },
    (_, index) => `${base}/files/orders?tracking_id=${trackingId}&file=${index + 1}`,
  );
  return { status, last_updated, ...(status === 'COMPLETED' && { urls }) };
};

const downloadFile: Handler<'OR15'> = (context) => {
  const query: Query = context.query;
  const trackingId = String(query['tracking_id']);
  const number = Number(query['file']);
  exportOf(context, trackingId);
  const bytes =
    context.world.store.get(orderExportFiles, `${trackingId}/${number}`) ??
    notFound(`File ${number} of export ${trackingId}`);
  return new FileResponse(bytes, 'application/json', `orders-${number}.json`);
};

export const orderExportHandlers: HandlersOf<'OR13' | 'OR14' | 'OR15'> = {
  OR13: startExport,
  OR14: exportStatus,
  OR15: downloadFile,
};

/** Undefined for all shops. */
const shopIdOf = (owner: string): number | undefined => (/^\d+$/.test(owner) ? Number(owner) : undefined);

/** The matching orders, oldest first. */
function matching(world: World, { owner, request }: StoredOrderExport): Iterable<Entry<MarketplaceOrder>> {
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

function* runExport(world: World, trackingId: string, started: StoredOrderExport): Steps {
  const { owner, request, locale } = started;
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
  world.store.put(orderExports, trackingId, { ...started, status: 'COMPLETED', last_updated: world.time, files });
  world.store.delete(pendingOrderExports, owner);
}

export const orderExportJobs: Jobs = {
  *[jobKind](world, { export: trackingId = '' }) {
    const started = world.store.get(orderExports, trackingId);
    if (started !== undefined) yield* runExport(world, trackingId, started);
  },
};
