import { collection, type Collection } from '../store/index.ts';
import type { Order, Return } from './model.ts';

/** Joins the parts of a compound key; no identifier holds a line break. */
export const keyOf = (...parts: readonly string[]): string => parts.join('\n');

/** A sales channel. */
export interface Channel {
  readonly id: string;
  readonly external_id: string;
  readonly name: string;
  readonly status: string;
  readonly url: string;
  readonly vendor: string;
  /** What the ids of its orders begin with, chosen so that the ids of two channels never meet. */
  readonly prefix: string;
}

export interface Warehouse {
  readonly code: string;
  readonly name: string;
}

/** A store of a seller on a channel. */
export interface ChannelStore {
  readonly channel_id: string;
  readonly channel_store_id: string;
  readonly store_id: string;
  readonly name: string;
  readonly state: string;
  readonly suspension_type?: string;
  readonly access_expiration_date?: string;
  /** How the store stands on the channel; without it the store cannot be used (P08). */
  readonly business_information?: Readonly<Record<string, unknown>>;
  readonly warehouses: readonly Warehouse[];
}

export interface StoredOrder {
  readonly order: Order;
  /** Number of the last line id given out, so that a new line never gets the id of another. */
  readonly lastLine: number;
  readonly anonymize_after?: string;
}

export interface StoredDocument {
  readonly id: string;
  readonly order_id: string;
  /** The return it belongs to, where it does. */
  readonly return_id?: string;
  readonly channel_document_id?: string;
  readonly name: string;
  readonly type: string;
  readonly channel_type?: string;
  readonly file_format: string;
  readonly size_in_bytes: number;
  readonly updated_at: string;
}

export interface Shipment {
  readonly id: string;
  readonly channel_shipment_id: string;
  readonly order_id: string;
  readonly items: readonly { readonly id: string; readonly order_line_id: string; readonly quantity: number }[];
  readonly carrier?: string;
  readonly tracking_number?: string;
  readonly tracking_url?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A carrier that a channel allows. */
export interface Carrier {
  readonly channel_id: string;
  readonly channel_carrier_id: string;
  readonly name: string;
}

export interface Product {
  readonly id: string;
  readonly [field: string]: unknown;
}

export const channels: Collection<Channel> = collection('channels', { external_id: (channel) => channel.external_id });
export const stores: Collection<ChannelStore> = collection('stores', {
  channel: (store) => store.channel_id,
  store_id: (store) => keyOf(store.channel_id, store.store_id),
});
export const orders: Collection<StoredOrder> = collection('orders', {
  updated_at: ({ order }) => order.updated_at,
  created_at: ({ order }) => order.created_at,
  channel: ({ order }) => keyOf(order.origin.channel_id, order.channel_order_id),
});
export const returns: Collection<Return> = collection('returns', {
  updated_at: (one) => one.updated_at,
  channel: (one) => keyOf(one.origin.channel_id, one.channel_return_id),
});
export const documents: Collection<StoredDocument> = collection('documents', {
  updated_at: (document) => document.updated_at,
  order: (document) => document.order_id,
});
export const shipments: Collection<Shipment> = collection('shipments', { order: (shipment) => shipment.order_id });
export const products: Collection<Product> = collection('products');
export const carriers: Collection<Carrier> = collection('carriers', { channel: (carrier) => carrier.channel_id });
export const catalogConfigurations: Collection<object> = collection('catalog_configurations');
export const taxonomyRules: Collection<object> = collection('taxonomy_rules');
export const productTypes: Collection<object> = collection('product_types');
export const catalogItems: Collection<object> = collection('catalog_items');
/** Contents of documents and attachments by their id. */
export const files: Collection<Uint8Array> = collection('files');
/** Tokens that stand for a user who agreed to have stores linked, by digest; each is good once. */
export const linkTokens: Collection<{ readonly created_at: string }> = collection('link_tokens');
