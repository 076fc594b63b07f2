import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection } from '../../../store/index.ts';

/** A shop as it is stored: the account that its seller sees, and what the operator calls it. */
export interface Shop {
  readonly account: Schemas['Account'] & {
    readonly model: Schemas['ShopModel'];
    readonly shipping_country?: Schemas['CountryCode'];
    readonly contact_informations: { readonly country: Schemas['CountryCode'] };
  };
  readonly operatorInternalId: string;
}

/** By shop id. */
export const shops: Collection<Shop> = collection('instance.shops');
