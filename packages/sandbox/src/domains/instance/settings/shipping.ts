import { notFound } from '../../../machinery/errors/index.ts';
import { ok } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import {
  carriers,
  type CodedSetting,
  logisticClasses,
  shippingCharges,
  shippingConfigurations,
  shippingTypes,
  shippingZones,
} from './model.ts';
import { labelReader, type Labels } from '../common/labels.ts';
import type { Collection } from '../../../machinery/store/index.ts';
import { shopOf } from '../common/access.ts';
import { bySortIndex, valuesOf } from './values.ts';

const described = ({ code, labels, descriptions }: CodedSetting, read: (labels: Labels) => string): object => ({
  code,
  label: read(labels),
  description: descriptions === undefined ? '' : read(descriptions),
});

/** The active settings of a kind in the operator's order, with what `more` adds to code, label and description. */
function active<T extends CodedSetting>(
  context: Context,
  of: Collection<T>,
  more: (setting: T) => object = () => ({}),
): object[] {
  const read = labelReader(context);
  const show = (setting: T): object => ({ ...described(setting, read), ...more(setting) });
  return valuesOf(context, of)
    .filter((setting) => setting.active)
    .sort(bySortIndex)
    .map(show);
}

function ofShop<T>(context: Context, of: Collection<T>): T {
  const shopId = shopOf(context);
  return context.world.store.get(of, String(shopId)) ?? notFound(`The shipping set-up of shop ${shopId}`);
}

/** Shipping on the platform and of one shop. */
export const shippingHandlers: Handlers = {
  SH11: (context) => ok({ shipping_zones: active(context, shippingZones) }),
  SH12: (context) =>
    ok({
      shipping_types: active(context, shippingTypes, (method) => ({
        ...(method.standardCode === undefined ? {} : { standard_code: method.standardCode }),
        click_and_collect: method.clickAndCollect,
        delivery_by_operator: method.deliveryByOperator,
        mandatory_tracking: method.mandatoryTracking,
      })),
    }),
  SH21: (context) => ok({ carriers: valuesOf(context, carriers).sort((a, b) => a.label.localeCompare(b.label, 'en')) }),
  SH31: (context) => ok({ logistic_classes: active(context, logisticClasses) }),
  SH42: (context) => ok(ofShop(context, shippingConfigurations)),
  SH52: (context) => {
    const overridden = context.query.flag('overridden_by_shop');
    const charges = ofShop(context, shippingCharges);
    const shown = charges.configuration.filter(
      (charge) => overridden === undefined || charge.overridden_by_shop === overridden,
    );
    return ok({ ...charges, configuration: shown });
  },
};
