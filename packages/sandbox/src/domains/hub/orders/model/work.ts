import type { AdjustedAmounts } from './records.ts';

/** A cancelation or refund of one line. */
export interface LineAdjustment extends AdjustedAmounts {
  readonly order_line_id: string;
  readonly product_id: string;
  readonly quantity: number;
}

export interface PackedItem {
  /** The seller's identifier of the product. */
  readonly id: string;
  readonly order_line_id: string;
  readonly quantity: number;
}

export interface Package {
  readonly items: readonly PackedItem[];
  readonly carrier?: string;
  readonly tracking_number?: string;
  readonly tracking_url?: string;
}

/** What an action changes in an order when it succeeds. */
export type OrderWork =
  | {
      readonly type: 'accept';
      readonly order_id: string;
      readonly lines: readonly { readonly id: string; readonly accepted: boolean }[];
    }
  | { readonly type: 'cancel'; readonly order_id: string; readonly lines: readonly LineAdjustment[] }
  | { readonly type: 'refund'; readonly order_id: string; readonly lines: readonly LineAdjustment[] }
  | { readonly type: 'ship'; readonly order_id: string; readonly package: Package };
