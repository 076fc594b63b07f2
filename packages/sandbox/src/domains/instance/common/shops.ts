import { collection, type Collection } from '../../../machinery/store/index.ts';

/** What A01 tells about a shop, as far as rules read it. */
export interface ShopAccount {
  readonly shop_id: number;
  readonly shop_name: string;
  readonly shop_state: string;
  readonly model: string;
  readonly currency_iso_code: string;
  readonly [field: string]: unknown;
}

/** A shop as it is stored: the account that its seller sees, and what the operator calls it. */
export interface Shop {
  readonly account: ShopAccount;
  readonly operatorInternalId: string;
}

/** By shop id. */
export const shops: Collection<Shop> = collection('instance.shops');
