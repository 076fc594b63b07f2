import type { Schemas } from '../../../../generated/hub.ts';

/** A cancelation or refund of one line. */
export type LineAdjustment = Schemas['LineCancelation'] &
  Required<Pick<Schemas['LineCancelation'], 'order_line_id' | 'product_id'>>;

export type PackedItem = Required<Schemas['ShipmentItem']>;

export type Package = Pick<Schemas['ShipmentRequest'], 'carrier' | 'tracking_number' | 'tracking_url'> & {
  readonly items: readonly PackedItem[];
};

export type OrderWork =
  | {
      readonly type: 'accept';
      readonly order_id: string;
      readonly lines: readonly Schemas['OrderLineDecision'][];
    }
  | { readonly type: 'cancel'; readonly order_id: string; readonly lines: readonly LineAdjustment[] }
  | { readonly type: 'refund'; readonly order_id: string; readonly lines: readonly LineAdjustment[] }
  | { readonly type: 'ship'; readonly order_id: string; readonly package: Package };
