import type { Jobs, World } from '../../../world/index.ts';
import { hasRest } from './amounts.ts';
import { bookRefund, bookSale } from './bookings.ts';
import { keepOrder, type MarketplaceOrder, marketplaceOrders, orderStepKind, scheduleStep } from './model.ts';
import { stateAfter } from './states.ts';
import { takeStock } from './stock.ts';

/** Ends all open lines of an order and returns their stock. */
export function endOrder(world: World, order: MarketplaceOrder, ended: 'REFUSED' | 'CANCELED'): void {
  for (const line of order.lines) if (line.ended === undefined) takeStock(world, line.offerId, -line.quantity);
  const lines = order.lines.map((line) => (line.ended === undefined ? { ...line, ended } : line));
  keepOrder(world, order, { lines, state: stateAfter(order.state, lines) });
}

type Step = (world: World, order: MarketplaceOrder) => void;

const steps: Readonly<Record<string, Step>> = {
  expire: (world, order) => {
    if (order.state === 'WAITING_ACCEPTANCE') endOrder(world, order, 'REFUSED');
  },
  debit: (world, order) => {
    if (order.state !== 'WAITING_DEBIT_PAYMENT') return;
    bookSale(world, keepOrder(world, order, { state: 'SHIPPING', debited: world.time }));
  },
  receive: (world, order) => {
    if (order.state !== 'SHIPPED') return;
    keepOrder(world, order, { state: 'RECEIVED', received: world.time });
    scheduleStep(world, order.id, 'close');
  },
  close: (world, order) => {
    if (order.state === 'RECEIVED') keepOrder(world, order, { state: 'CLOSED' });
  },
};

const refundKind = 'instance.payOrderRefund';
const refundTimeInMs = 60_000;

export const scheduleRefund = (world: World, order: string, refund: string): void =>
  world.schedule(refundKind, world.now + refundTimeInMs, { order, refund });

/** W12: a line without a rest is refunded. */
function payRefund(world: World, order: MarketplaceOrder, refundId: string): void {
  const lines = order.lines.map((line) => {
    const refund = line.refunds.find(({ id }) => id === refundId);
    if (refund === undefined || refund.paid !== undefined) return line;
    bookRefund(world, order, line, refund);
    const refunds = line.refunds.map((one) => (one === refund ? { ...one, paid: world.time } : one));
    const isRefunded = !hasRest(line) && refunds.every(({ paid }) => paid !== undefined);
    return { ...line, refunds, ...(isRefunded && { ended: 'REFUNDED' as const }) };
  });
  keepOrder(world, order, { lines, state: stateAfter(order.state, lines) });
}

export const orderJobs: Jobs = {
  [orderStepKind]: (world, { order: id = '', step = '' }) => {
    const order = world.store.get(marketplaceOrders, id);
    if (order !== undefined) steps[step]?.(world, order);
  },
  [refundKind]: (world, { order: id = '', refund = '' }) => {
    const order = world.store.get(marketplaceOrders, id);
    if (order !== undefined) payRefund(world, order, refund);
  },
};
