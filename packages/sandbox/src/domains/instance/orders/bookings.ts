import type { Schemas } from '../../../generated/instance.ts';
import type { World } from '../../../world/index.ts';
import { book, type Movement, scheduleClosing } from '../invoicing/model/index.ts';
import { chargedFor, commissionOf, commissionTaxOf, rounded, taxIn } from './amounts.ts';
import type { MarketplaceOrder, MarketplaceOrderLine, StoredRefund } from './model.ts';

/** Books movements of a line on the account of its shop. */
function bookLine(
  world: World,
  order: MarketplaceOrder,
  line: MarketplaceOrderLine,
  movements: readonly Movement[],
): void {
  book(world, order.shopId, movements, {
    entities: {
      domain: 'PRODUCT',
      channel: { code: order.channel },
      order: {
        id: order.id,
        commercial_id: order.commercial_id,
        creation_date: order.date_created,
        references: order.references,
      },
      order_line: { id: line.id },
    },
  });
  scheduleClosing(world, order.shopId);
}

type Names = readonly [
  amount: Schemas['TransactionType'],
  tax: Schemas['TransactionType'],
  shipping: Schemas['TransactionType'],
  shippingTax: Schemas['TransactionType'],
  commission: Schemas['TransactionType'],
  commissionTax: Schemas['TransactionType'],
];

const sales: Names = [
  'ORDER_AMOUNT',
  'ORDER_AMOUNT_TAX',
  'ORDER_SHIPPING_AMOUNT',
  'ORDER_SHIPPING_AMOUNT_TAX',
  'COMMISSION_FEE',
  'COMMISSION_VAT',
];
const refunds: Names = [
  'REFUND_ORDER_AMOUNT',
  'REFUND_ORDER_AMOUNT_TAX',
  'REFUND_ORDER_SHIPPING_AMOUNT',
  'REFUND_ORDER_SHIPPING_AMOUNT_TAX',
  'REFUND_COMMISSION_FEE',
  'REFUND_COMMISSION_VAT',
];

function movementsOf(names: Names, sign: 1 | -1, line: MarketplaceOrderLine, amount: number, shipping: number) {
  const [tax, shippingTax] = [taxIn(amount, line), taxIn(shipping, line)];
  const commission = commissionOf(amount);
  const values = [amount - tax, tax, shipping - shippingTax, shippingTax, -commission, -commissionTaxOf(commission)];
  return names.map((name, index): Movement => [name, rounded(sign * (values[index] ?? 0))]);
}

/** W18: books the sale of an order once its customer is debited. */
export function bookSale(world: World, order: MarketplaceOrder): void {
  for (const line of order.lines) {
    if (line.ended !== undefined) continue;
    const { amount, shipping } = chargedFor(line);
    bookLine(world, order, line, movementsOf(sales, 1, line, amount, shipping));
  }
}

/** W18: books a refund once it is paid. */
export const bookRefund = (
  world: World,
  order: MarketplaceOrder,
  line: MarketplaceOrderLine,
  { amount, shipping }: StoredRefund,
): void => bookLine(world, order, line, movementsOf(refunds, -1, line, amount, shipping));
