import type { Schemas } from '../../../generated/instance.ts';
import { hasRest } from './amounts.ts';
import type { MarketplaceOrder, MarketplaceOrderLine, MarketplaceOrderState } from './model.ts';

export const lineState = (order: MarketplaceOrder, line: MarketplaceOrderLine): Schemas['OrderLineState'] =>
  line.ended ?? (line.incident === undefined ? order.state : 'INCIDENT_OPEN');

/** Whether the customer may open an incident on a line. */
export const canOpenIncident = (order: MarketplaceOrder, line: MarketplaceOrderLine): boolean =>
  ['SHIPPED', 'RECEIVED'].includes(lineState(order, line));

const cancelable: ReadonlySet<MarketplaceOrderState> = new Set(['WAITING_DEBIT_PAYMENT', 'SHIPPING']);
const refundable: ReadonlySet<MarketplaceOrderState> = new Set(['SHIPPING', 'SHIPPED', 'RECEIVED', 'CLOSED']);
/** W07. */
export const canTrack = ({ state }: MarketplaceOrder): boolean => state === 'SHIPPING' || state === 'SHIPPED';

/** W13. */
export const canCancel = ({ state, lines }: MarketplaceOrder): boolean =>
  cancelable.has(state) && lines.every((line) => line.in_shipments === 0);

/** W11. */
export const canRefund = ({ state }: MarketplaceOrder, line: MarketplaceOrderLine): boolean =>
  refundable.has(state) && line.ended === undefined && hasRest(line);

/** The state of an order after some of its lines have ended. */
export function stateAfter(
  state: MarketplaceOrderState,
  lines: readonly MarketplaceOrderLine[],
): MarketplaceOrderState {
  if (lines.some(({ ended }) => ended === undefined)) return state;
  if (lines.some(({ ended }) => ended === 'REFUNDED')) return 'CLOSED';
  return lines.some(({ ended }) => ended === 'CANCELED') ? 'CANCELED' : 'REFUSED';
}
