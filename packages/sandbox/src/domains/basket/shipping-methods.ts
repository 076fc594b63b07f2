import type { Schemas } from '../../generated/basket.ts';
import { invalid, notFound, refuse } from '../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../http/context.ts';
import type { World } from '../../world/index.ts';
import {
  type Basket,
  type BasketMethod,
  basketMethods,
  baskets,
  type BasketShipment,
  type OfferGroup,
} from './model.ts';

type OfferError = Schemas['OfferError'];

interface Choice {
  readonly groups: readonly OfferGroup[];
  readonly errors: OfferError[];
}

const dayInMs = 24 * 60 * 60 * 1000;

function requireMethod(world: World, id: string, field: string): BasketMethod {
  return world.store.get(basketMethods, id) ?? invalid('AS34', field, `isn't a shipping method: ${id}`);
}

function choose({ groups, errors }: Choice, method: string, offers: readonly string[] | undefined): Choice {
  const chosen = groups.map((group) => {
    const meant = offers === undefined ? group.offers : group.offers.filter((offer) => offers.includes(offer));
    if (meant.length === 0) return group;
    if (group.methods.includes(method)) return { ...group, selected: method };
    for (const offerId of meant) errors.push({ code: 'SHIPPING_TYPE_NOT_ALLOWED', offerId, shippingTypeCode: method });
    return group;
  });
  return { groups: chosen, errors };
}

function readSelection({ world, body }: Context<'setShippingMethod'>, shipment: BasketShipment): Choice {
  const { id, c_marketplaceData: parts } = body;
  if (id === undefined && (parts === undefined || parts.length === 0))
    invalid('PR13', 'id', 'or c_marketplaceData is required');
  let choice: Choice = { groups: shipment.groups, errors: [] };
  if (id !== undefined) choice = choose(choice, requireMethod(world, id, 'id').id, undefined);
  for (const [index, { offers = [], selectedShippingMethod }] of (parts ?? []).entries()) {
    const at = `c_marketplaceData[${index}]`;
    if (selectedShippingMethod === undefined) invalid('PR13', `${at}.selectedShippingMethod`, 'is required');
    const method = requireMethod(world, selectedShippingMethod, `${at}.selectedShippingMethod`);
    const ids = offers.map((offer) => offer.id ?? '');
    const unknown = ids.find((offer) => !shipment.groups.some((group) => group.offers.includes(offer)));
    if (unknown !== undefined) invalid('AS34', `${at}.offers`, `isn't an offer of the shipment: ${unknown}`);
    choice = choose(choice, method.id, ids.length === 0 ? undefined : ids);
  }
  return choice;
}

/** The next time a cut-off comes. */
function nextCutOff(now: number, cutOff: string): string {
  const today = new Date(now).toISOString().slice(0, 10);
  const at = Date.parse(`${today}T${cutOff}Z`);
  return new Date(at > now ? at : at + dayInMs).toISOString();
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

function shipmentView(
  world: World,
  basket: Basket,
  groups: readonly OfferGroup[],
  errors: readonly OfferError[],
): Schemas['BasketShipment'] {
  const { currency } = basket;
  const methodOf = (id: string): BasketMethod | undefined => world.store.get(basketMethods, id);
  const total = groups.reduce((sum, { selected }) => sum + (methodOf(selected)?.price ?? 0), 0);
  return {
    c_marketplaceData: {
      isSH02Done: true,
      errors,
      shipments: groups.map(({ methods, selected }) => ({
        shippingMethods: methods.flatMap((id) => {
          const method = methodOf(id);
          if (method === undefined) return [];
          const { price, cutOff, days } = method;
          return [
            {
              id,
              selected: id === selected,
              ...(cutOff !== undefined && { cutOffNextDate: nextCutOff(world.now, cutOff) }),
              deliveryDateTime: { latest: new Date(world.now + days * dayInMs).toISOString() },
              price: { value: price, currency },
            },
          ];
        }),
      })),
      shippingPrice: { value: cents(total), currency },
      shippingTaxes: { value: cents(total / 6), currency },
    },
  };
}

/** PR13: sets the shipping method of a shipment. Items that don't support it are reported and stay unchanged. */
const setShippingMethod: Handler<'setShippingMethod'> = (context) => {
  const { world, path, query } = context;
  const basket = world.store.get(baskets, path.basketId) ?? notFound(`Basket ${path.basketId}`);
  const siteId = query.siteId;
  if (siteId !== basket.siteId)
    refuse('AS34', 400, 'INVALID_SITE', `siteId must be ${basket.siteId}, the site of the basket: ${siteId}`);
  const shipment = basket.shipments.find(({ id }) => id === path.shipmentId) ?? notFound(`Shipment ${path.shipmentId}`);
  const { groups, errors } = readSelection(context, shipment);
  const shipments = basket.shipments.map((one) => (one === shipment ? { ...one, groups } : one));
  world.store.put(baskets, basket.id, { ...basket, shipments });
  return {
    shipments: shipments.map((one) => shipmentView(world, basket, one.groups, one.id === shipment.id ? errors : [])),
  };
};

/** The storefront's basket. */
export const basketHandlers: HandlersOf<'setShippingMethod'> = { setShippingMethod };
