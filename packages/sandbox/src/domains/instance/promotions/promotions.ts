import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../errors/index.ts';
import { normalizeInstant } from '../../../http/values.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { among, between } from '../../../store/index.ts';
import { isSeller, ownOf, shopOfWrite } from '../common/access.ts';
import { channels } from '../settings/model.ts';
import { promotionKey, promotions, type StoredPromotion } from './model.ts';
import { offersOf, requireSelection } from './selection.ts';
import { promotionView, stateOf } from './view.ts';

type Update = Schemas['PromotionUpdateRequest'];

const names = (wanted: readonly string[] | undefined, found: readonly number[] | undefined): boolean =>
  wanted === undefined || (found?.some((id) => wanted.includes(String(id))) ?? false);

/** The shop has few promotions, so the filters by state and offer read them all. */
const listPromotions: Handler<'PR01'> = (context) => {
  const { query, world, url } = context;
  const { states = ['ACTIVE'], starting_before, ending_after, max = 10, offset = 0 } = query;
  const where = [
    ownOf(context) ?? among('shop', query.shop_ids),
    isSeller(context) ? among('id', query.ids) : among('shopAndId', query.ids),
    among('campaign', query.campaign_identifiers),
    among('type', query.types),
    between('startDate', undefined, starting_before),
    between('endDate', ending_after),
    between('dateCreated', query.date_created_from, query.date_created_to),
    between('lastUpdated', query.last_request_date),
  ];
  const found = Array.from(
    world.store.find(promotions, { by: query.sort ?? 'startDate', order: query.order ?? 'desc', where }),
    ({ value }) => value,
  ).filter(
    (one) =>
      (states.includes('ALL') || states.includes(stateOf(one, world.time) as 'ACTIVE')) &&
      (query.channel_codes === undefined ||
        (one.request.channel_codes ?? query.channel_codes).some((code) => query.channel_codes?.includes(code))) &&
      names(query.trigger_offer_ids, offersOf(world, one.shopId, one.request.trigger.selection)) &&
      names(query.reward_offer_ids, offersOf(world, one.shopId, one.request.reward.selection)),
  );
  const linkTo = (at: number, rel: string): string => {
    const link = new URL(url);
    link.searchParams.set('max', String(max));
    link.searchParams.set('offset', String(at));
    return `<${link.href}>; rel="${rel}"`;
  };
  const links = [
    ...(offset > 0 && found.length > 0 ? [linkTo(Math.max(0, Math.min(offset, found.length) - max), 'previous')] : []),
    ...(offset + max < found.length ? [linkTo(offset + max, 'next')] : []),
  ];
  const view = promotionView(context);
  const shown = found
    .slice(offset, offset + max)
    .map((one) => ({ ...view(one), ...(!isSeller(context) && { shop_id: one.shopId }) }));
  return HandlerResponse.withHeaders(
    { promotions: shown, total_count: found.length },
    links.length === 0 ? {} : { link: links.join(', ') },
  );
};

/** Times in stored form. */
const withTimes = <T extends Pick<Update, 'start_date' | 'end_date'>>(request: T): T => ({
  ...request,
  start_date: normalizeInstant(request.start_date) ?? request.start_date,
  ...(request.end_date !== undefined && { end_date: normalizeInstant(request.end_date) ?? request.end_date }),
});

function checkRequest(context: Context<'PR03' | 'PR04'>, shopId: number): void {
  const { world, operation, body } = context;
  const { channel_codes = [], reward, trigger } = body;
  const { start_date, end_date } = withTimes<Pick<Update, 'start_date' | 'end_date'>>(body);
  if (end_date !== undefined && end_date <= start_date) invalid(operation.id, 'end_date', 'must be after start_date');
  for (const code of channel_codes)
    if (world.store.get(channels, code)?.active !== true)
      invalid(operation.id, 'channel_codes', `has ${code}, which is not an active channel`);
  requireSelection(world, operation.id, 'reward.selection', shopId, reward.selection);
  requireSelection(world, operation.id, 'trigger.selection', shopId, trigger.selection);
}

const positive = ['amount_off', 'reduced_unit_price', 'free_items_quantity', 'max_quantity_to_discount'] as const;

function checkReward(reward: Readonly<Record<string, unknown>>): void {
  for (const name of positive) {
    const value = reward[name];
    if (typeof value === 'number' && value <= 0) invalid('PR03', `reward.${name}`, 'must be more than 0');
  }
  const percentage = reward['percentage_off'];
  if (typeof percentage === 'number' && (percentage <= 0 || percentage > 100))
    invalid('PR03', 'reward.percentage_off', 'must be more than 0 and at most 100');
}

const createPromotion: Handler<'PR03'> = (context) => {
  const { world, body, url } = context;
  const shopId = shopOfWrite(context, context.query.shop_id, 'shop_id');
  const key = promotionKey(shopId, body.internal_id);
  if (body.internal_id === '') invalid('PR03', 'internal_id', 'must not be empty');
  if (world.store.get(promotions, key) !== undefined)
    invalid('W60', 'internal_id', `must be new, but promotion ${body.internal_id} exists`);
  checkRequest(context, shopId);
  checkReward(body.reward);
  const { time } = world;
  world.store.put(promotions, key, {
    shopId,
    request: withTimes(body),
    medias: [],
    date_created: time,
    last_updated: time,
  });
  const location = `${new URL(url).origin}${new URL(url).pathname}/${encodeURIComponent(body.internal_id)}`;
  return HandlerResponse.withHeaders(undefined, { location });
};

/** W64: the start and the code stay once the promotion has started. */
function requireUnchanged({ request }: StoredPromotion, update: Update): void {
  if (withTimes(update).start_date !== request.start_date)
    invalid('W64', 'start_date', 'must not change after the promotion has started');
  if (JSON.stringify(update.application_to_cart ?? []) !== JSON.stringify(request.application_to_cart ?? []))
    invalid('W64', 'application_to_cart', 'must not change after the promotion has started');
}

/** W63: values that the request leaves out are removed. */
const updatePromotion: Handler<'PR04'> = (context) => {
  const { world, body, path } = context;
  const shopId = shopOfWrite(context, context.query.shop_id, 'shop_id');
  const key = promotionKey(shopId, path.promotion_internal_id);
  const known = world.store.get(promotions, key) ?? notFound(`Promotion ${path.promotion_internal_id}`);
  checkRequest(context, shopId);
  if (stateOf(known, world.time) !== 'PENDING') requireUnchanged(known, body);
  const { reward, trigger, internal_id } = known.request;
  world.store.put(promotions, key, {
    ...known,
    request: {
      ...withTimes(body),
      internal_id,
      // Kinds and amounts stay.
      reward: { ...reward, selection: body.reward.selection },
      trigger: { ...trigger, selection: body.trigger.selection },
    },
    last_updated: world.time,
  });
};

export const promotionHandlers: HandlersOf<'PR01' | 'PR03' | 'PR04'> = {
  PR01: listPromotions,
  PR03: createPromotion,
  PR04: updatePromotion,
};
