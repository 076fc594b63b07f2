import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection, sortedTime, time, value } from '../../../store/index.ts';

export interface StoredPromotion {
  readonly shopId: number;
  readonly request: Schemas['PromotionCreateRequest'];
  readonly medias: readonly Schemas['PromotionMedia'][];
  readonly campaign?: string;
  readonly date_created: string;
  readonly last_updated: string;
}

/** The end of a promotion without an end. */
export const noEnd = '9999-12-31T23:59:59.999Z';

/** By shop and identifier, joined by `/`. */
export const promotions: Collection<StoredPromotion> = collection(
  'instance.promotions',
  {},
  {
    startDate: sortedTime(({ request }) => request.start_date),
    endDate: sortedTime(({ request }) => request.end_date ?? noEnd),
    dateCreated: sortedTime(({ date_created }) => date_created),
    lastUpdated: time(({ last_updated }) => last_updated),
    shop: value(({ shopId }) => shopId),
    id: value(({ request }) => request.internal_id),
    shopAndId: value(({ shopId, request }) => `${shopId}|${request.internal_id}`),
    campaign: value(({ campaign }) => campaign),
    type: value(({ request }) => request.reward.type),
  },
);

export const promotionKey = (shopId: number, id: string): string => `${shopId}/${id}`;
