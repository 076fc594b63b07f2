import type { QueuedEvent } from '../world/index.ts';

export function eventKey({ data }: QueuedEvent): string | undefined {
  const { channel_order_id, store_id, product_id } = data;
  if (typeof channel_order_id === 'string') return `order/${channel_order_id}`;
  if (typeof store_id !== 'string') return undefined;
  return typeof product_id === 'string' ? `product/${store_id}/${product_id}` : `store/${store_id}`;
}
