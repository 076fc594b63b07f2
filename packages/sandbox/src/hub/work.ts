import type { StoredDocument } from './collections.ts';
import type { AdjustedAmounts, ReturnTracking } from './model.ts';

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

/** What an action changes at the hub when it succeeds. */
export type Work =
  | {
      readonly type: 'accept';
      readonly order_id: string;
      readonly lines: readonly { readonly id: string; readonly accepted: boolean }[];
    }
  | { readonly type: 'cancel'; readonly order_id: string; readonly lines: readonly LineAdjustment[] }
  | { readonly type: 'refund'; readonly order_id: string; readonly lines: readonly LineAdjustment[] }
  | { readonly type: 'ship'; readonly order_id: string; readonly package: Package }
  | { readonly type: 'attach'; readonly document: Omit<StoredDocument, 'updated_at'> }
  | {
      readonly type: 'decide-return';
      readonly return_id: string;
      readonly accepted: boolean;
      readonly rejection_reason?: string;
    }
  | { readonly type: 'move-return'; readonly return_id: string; readonly to: 'RECEIVED' | 'CLOSED' }
  | {
      readonly type: 'track-return';
      readonly return_id: string;
      readonly label_url?: string;
      readonly rma_id?: string;
      readonly tracking?: ReturnTracking;
    }
  /** The hub changed everything when it was asked; the channel only had to be told. */
  | { readonly type: 'none' };
