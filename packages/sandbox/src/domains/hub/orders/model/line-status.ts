import type { Order, OrderLine, OrderStatus } from './records.ts';

/** The usual course of an order. */
const course: readonly OrderStatus[] = [
  'AWAITING_FRAUD_CHECK',
  'AWAITING_ACCEPTANCE',
  'AWAITING_PAYMENT',
  'AWAITING_SHIPMENT',
  'SHIPPED',
  'DELIVERED',
  'CLOSED',
];

/** Every status that an order may have. */
export const orderStatuses: readonly OrderStatus[] = [...course, 'CHANNEL_SPECIFIC'];

export function withLines(order: Order, order_lines: readonly OrderLine[], updated_at: string): Order {
  const { status_reason: _, ...rest } = order;
  if (order_lines.some(({ status }) => status === 'CHANNEL_SPECIFIC')) return { ...order, order_lines, updated_at };
  const least = order_lines.reduce((lowest, line) => Math.min(lowest, course.indexOf(line.status)), course.length);
  const status = course[least] ?? order.status;
  const status_reason =
    status === 'CLOSED' ? order_lines.find((line) => line.status_reason !== undefined)?.status_reason : undefined;
  return { ...rest, status, ...(status_reason !== undefined && { status_reason }), order_lines, updated_at };
}

/** Moves a line to another status, with the reason or without one. */
export function moved(line: OrderLine, status: OrderStatus, status_reason?: OrderLine['status_reason']): OrderLine {
  const { status_reason: _, ...rest } = line;
  return status_reason === undefined ? { ...rest, status } : { ...rest, status, status_reason };
}
