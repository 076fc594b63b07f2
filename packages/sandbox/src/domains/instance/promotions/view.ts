import type { Schemas } from '../../../generated/instance.ts';
import type { Context } from '../../../http/context.ts';
import { labelReader } from '../common/labels.ts';
import { shops } from '../common/shops.ts';
import { channels } from '../settings/model.ts';
import { noEnd, type StoredPromotion } from './model.ts';
import { offersOf } from './selection.ts';

/** W61: the state follows from the dates. */
export function stateOf({ request }: StoredPromotion, time: string): Schemas['PromotionState'] {
  if (time < request.start_date) return 'PENDING';
  return request.end_date !== undefined && request.end_date <= time ? 'EXPIRED' : 'ACTIVE';
}

const inLanguage =
  (locale: string | undefined) =>
  (text: { readonly locale: string }): boolean =>
    locale === undefined || text.locale === locale || text.locale.startsWith(`${locale}_`);

const triggerOf = ({ selection: _, type, ...rest }: Schemas['PromotionTrigger']): Schemas['PromotionTriggerRule'] => ({
  ...rest,
  type: type.toLowerCase() as Schemas['PromotionTriggerRule']['type'],
});

/** Shows promotions as PR01 returns them. */
export function promotionView(context: Context<'PR01'>): (promotion: StoredPromotion) => Schemas['Promotion'] {
  const { world, query } = context;
  const read = labelReader(context);
  const isShown = inLanguage(query.locale);
  return (promotion) => {
    const { shopId, request, medias, campaign, date_created, last_updated } = promotion;
    const { reward, trigger } = request;
    const own = world.store.get(shops, String(shopId))?.account.channels ?? [];
    const rewarded = offersOf(world, shopId, reward.selection);
    const triggering = offersOf(world, shopId, trigger.selection);
    return {
      internal_id: request.internal_id,
      internal_description: request.internal_description,
      type: reward.type,
      state: stateOf(promotion, world.time),
      start_date: request.start_date,
      end_date: request.end_date ?? noEnd,
      date_created,
      last_updated,
      amount_off: 'amount_off' in reward ? reward.amount_off : null,
      percentage_off: 'percentage_off' in reward ? reward.percentage_off : null,
      reduced_unit_price: 'reduced_unit_price' in reward ? reward.reduced_unit_price : null,
      free_items_quantity: 'free_items_quantity' in reward ? reward.free_items_quantity : null,
      ...('max_quantity_to_discount' in reward &&
        reward.max_quantity_to_discount !== undefined && { max_quantity_to_discount: reward.max_quantity_to_discount }),
      reward_on_purchased_items: reward.selection.type === 'PURCHASED_ITEMS',
      ...(rewarded !== undefined && { reward_offer_ids: rewarded }),
      ...(triggering !== undefined && { trigger_offer_ids: triggering }),
      triggers: [triggerOf(trigger)],
      application_to_cart: request.application_to_cart ?? [],
      ...(campaign !== undefined && { campaign: { identifier: campaign } }),
      channels: (request.channel_codes ?? own).map((code) => {
        const labels = world.store.get(channels, code)?.labels;
        return { code, label: labels === undefined ? code : read(labels) };
      }),
      ...(request.customer_group_ids !== undefined && { customer_group_ids: request.customer_group_ids }),
      ...(request.customer_organization_ids !== undefined && {
        customer_organization_ids: request.customer_organization_ids,
      }),
      medias: medias.filter(isShown),
      public_descriptions: (request.public_descriptions ?? []).filter(isShown),
    };
  };
}
