import type { Schemas as ChannelPlatform } from '../../../../generated/channel-platform.ts';
import type { Schemas } from '../../../../generated/hub.ts';
import { collection, type Collection, keyOf } from '../../../../machinery/store/index.ts';
import type { Origin } from '../../../account/model/index.ts';

export type Order = Schemas['Order'] &
  Required<Pick<Schemas['Order'], 'channel_updated_at'>> & { readonly origin: Origin };
export type OrderLine = Schemas['OrderLine'];
export type OrderStatus = Schemas['OrderStatus'];
export type Adjustment = Schemas['OrderAdjustment'];

export interface StoredOrder {
  readonly order: Order;
  /** Number of the last line id given out, so that a new line never gets the id of another. */
  readonly lastLine: number;
  readonly anonymize_after?: string;
}

export type Shipment = Schemas['ShipmentV1'] & { readonly order_id: string };

/** A carrier that a channel allows. */
export type Carrier = ChannelPlatform['ChannelCarrier'] & { readonly channel_id: string };

/** What the sort values of the index `filtered` begin with. */
export const filterPrefix = (by: 'updated_at' | 'created_at', status: string, fulfillment: string): string =>
  `${by.charAt(0)} ${status} ${fulfillment} `;

export const orders: Collection<StoredOrder> = collection('orders', {
  updated_at: ({ order }) => order.updated_at,
  created_at: ({ order }) => order.created_at,
  // By what lists filter, then by what they sort: a page of few among many is read without the many.
  filtered: ({ order: { status, fulfillment, updated_at, created_at } }) => [
    `${filterPrefix('updated_at', status, fulfillment.type)}${updated_at}`,
    `${filterPrefix('created_at', status, fulfillment.type)}${created_at}`,
  ],
  channel: ({ order }) => keyOf(order.origin.channel_id, order.channel_order_id),
});

export const shipments: Collection<Shipment> = collection('shipments', { order: (shipment) => shipment.order_id });

export const carriers: Collection<Carrier> = collection('carriers', { channel: (carrier) => carrier.channel_id });
