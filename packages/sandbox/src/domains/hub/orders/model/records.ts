import type { Schemas as ChannelPlatform } from '../../../../generated/channel-platform.ts';
import type { Schemas } from '../../../../generated/hub.ts';
import { collection, type Collection, type Has, keyOf, sortedTime, value } from '../../../../store/index.ts';
import type { Origin } from '../../../account/model/index.ts';

export type OrderLine = Has<Schemas['OrderLine'], 'custom_attributes'>;
export type Order = Omit<Has<Schemas['Order'], 'channel_updated_at' | 'custom_attributes'>, 'order_lines'> & {
  readonly origin: Origin;
  readonly order_lines: readonly OrderLine[];
};
export type OrderStatus = Schemas['OrderStatus'];
export type Adjustment = Schemas['OrderAdjustment'];

export interface StoredOrder {
  readonly order: Order;
  /** Number of the last line id given out, so that a new line never gets the id of another. */
  readonly lastLine: number;
  readonly anonymize_after?: string;
}

export type Shipment = Omit<Schemas['ShipmentV1'], 'items'> & {
  readonly order_id: string;
  readonly items: readonly Has<Schemas['ShipmentV1']['items'][number], 'order_line_id'>[];
};

export const orders: Collection<StoredOrder> = collection(
  'orders',
  { channel: ({ order }) => keyOf(order.origin.channel_id, order.channel_order_id) },
  {
    id: value(({ order }) => order.id),
    status: value(({ order }) => order.status),
    fulfillment: value(({ order }) => order.fulfillment.type),
    updated_at: sortedTime(({ order }) => order.updated_at),
    created_at: sortedTime(({ order }) => order.created_at),
  },
);

export const shipments: Collection<Shipment> = collection('shipments', { order: (shipment) => shipment.order_id });

/** The carriers that a channel allows, by its id. */
export const carrierLists: Collection<ChannelPlatform['CarriersUpsert']> = collection('carrier_lists');
