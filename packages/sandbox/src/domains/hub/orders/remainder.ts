import type { World } from '../../../world/index.ts';
import { pendingWork, type Work } from '../actions/model.ts';
import { lessened, sumOf } from '../common/money.ts';
import { type LineAdjustment, type Order, type OrderLine, shippedQuantities } from './model/index.ts';

export interface Left {
  /** Pieces that neither left in a package nor are cancelled. */
  readonly toDeliver: number;
  /** Pieces, delivered or not, that are not cancelled: of one money may be given back several times, as long as there is some. */
  readonly toRefund: number;
  readonly price: number;
  readonly shippingPrice: number;
}

interface Used {
  readonly packed: number;
  readonly cancelled: number;
  readonly price: number;
  readonly shippingPrice: number;
}

const nothing: Used = { packed: 0, cancelled: 0, price: 0, shippingPrice: 0 };

const plus = (one: Used, more: Partial<Used>): Used => ({
  packed: one.packed + (more.packed ?? 0),
  cancelled: one.cancelled + (more.cancelled ?? 0),
  price: one.price + (more.price ?? 0),
  shippingPrice: one.shippingPrice + (more.shippingPrice ?? 0),
});

/** Refunds that are done. Lines never change in place, and a request may name one line thousands of times. */
const refundsOf = new WeakMap<OrderLine, Used>();

function refundsDone(line: OrderLine): Used {
  let used = refundsOf.get(line);
  if (used === undefined) {
    const refunds = line.adjustments.filter(({ type }) => type === 'REFUND');
    used = {
      ...nothing,
      price: sumOf(refunds.map(({ price }) => price)),
      shippingPrice: sumOf(refunds.map(({ shipping_price }) => shipping_price)),
    };
    refundsOf.set(line, used);
  }
  return used;
}

/** How much of a line a cancelation or a refund takes. */
const adjusted = ({ price, shipping_price }: LineAdjustment): Partial<Used> => ({
  price: price.amount,
  shippingPrice: shipping_price.amount,
});

interface Remainder {
  of(line: OrderLine): Left;
  take(work: Work): void;
}

export function remainderOf(world: World, order: Order): Remainder {
  const byLine = new Map<string, Used>();
  const add = (id: string, more: Partial<Used>): unknown => byLine.set(id, plus(byLine.get(id) ?? nothing, more));
  const take = (work: Work): void => {
    if (work.type === 'ship')
      for (const { order_line_id, quantity } of work.package.items) add(order_line_id, { packed: quantity });
    else if (work.type === 'cancel')
      for (const one of work.lines) add(one.order_line_id, { ...adjusted(one), cancelled: one.quantity });
    else if (work.type === 'refund') for (const one of work.lines) add(one.order_line_id, adjusted(one));
  };
  for (const [id, packed] of shippedQuantities(world, order.id)) add(id, { packed });
  for (const work of pendingWork(world, order.id)) take(work);
  return {
    take,
    of(line) {
      // Quantity and prices of a line are net of the cancelations that are done.
      const { packed, cancelled, price, shippingPrice } = plus(refundsDone(line), byLine.get(line.id) ?? nothing);
      return {
        toDeliver: Math.max(0, line.quantity - packed - cancelled),
        toRefund: Math.max(0, line.quantity - cancelled),
        price: lessened(line.price, price).amount,
        shippingPrice: lessened(line.total_shipping_price, shippingPrice).amount,
      };
    },
  };
}
