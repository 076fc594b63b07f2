import { notFound } from '../../../errors/index.ts';
import type { AnyContext, HandlersOf } from '../../../http/context.ts';
import type { Collection } from '../../../store/index.ts';
import { type SellerContext, shopOf } from '../common/access.ts';
import { labelReader } from '../common/labels.ts';
import {
  carriers,
  type CodedSetting,
  logisticClasses,
  shippingCharges,
  shippingConfigurations,
  shippingTypes,
  shippingZones,
} from './model.ts';
import { bySortIndex, described, valuesOf } from './values.ts';

/** The active settings of a kind in the operator's order. */
const active = <T extends CodedSetting>(context: AnyContext, of: Collection<T>): T[] =>
  valuesOf(context, of)
    .filter((setting) => setting.active)
    .sort(bySortIndex);

/** The same by code, label and description. */
function activeDescribed(context: AnyContext, of: Collection<CodedSetting>): ReturnType<typeof described>[] {
  const read = labelReader(context);
  return active(context, of).map((setting) => described(setting, read));
}

function ofShop<T>(context: SellerContext, of: Collection<T>): T {
  const shopId = shopOf(context);
  return context.world.store.get(of, String(shopId)) ?? notFound(`The shipping set-up of shop ${shopId}`);
}

/** Shipping on the platform and of one shop. */
export const shippingHandlers: HandlersOf<'SH11' | 'SH12' | 'SH21' | 'SH31' | 'SH42' | 'SH52'> = {
  SH11: (context) => ({ shipping_zones: activeDescribed(context, shippingZones) }),
  SH12: (context) => {
    const read = labelReader(context);
    const shown = active(context, shippingTypes).map((method) => ({
      ...described(method, read),
      ...(method.standardCode !== undefined && { standard_code: method.standardCode }),
      click_and_collect: method.clickAndCollect,
      delivery_by_operator: method.deliveryByOperator,
      ...(method.ignoresLeadTime !== undefined && { ignore_lead_time_to_ship: method.ignoresLeadTime }),
      mandatory_tracking: method.mandatoryTracking,
    }));
    return { shipping_types: shown };
  },
  SH21: (context) => ({ carriers: valuesOf(context, carriers).sort((a, b) => a.label.localeCompare(b.label, 'en')) }),
  SH31: (context) => ({ logistic_classes: activeDescribed(context, logisticClasses) }),
  SH42: (context) => ofShop(context, shippingConfigurations),
  SH52: (context) => {
    const overridden = context.query.overridden_by_shop;
    const charges = ofShop(context, shippingCharges);
    const shown = charges.configuration.filter(
      (charge) => overridden === undefined || charge.overridden_by_shop === overridden,
    );
    return { ...charges, configuration: shown };
  },
};
