import { notFound } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { offsetPage } from '../../../http/paging.ts';
import { among } from '../../../store/index.ts';
import { isSeller, sees, shopOf } from '../common/access.ts';
import { shops } from '../common/shops.ts';
import { offerKey, offers, type StoredOffer } from './model.ts';
import { offerView } from './view.ts';

function requireOffer(context: Context<'OF22' | 'OF26'>): StoredOffer {
  const { path, world } = context;
  const offer = world.store.get(offers, offerKey(path.offer));
  return offer === undefined || offer.deleted || !sees(context, offer.shopId) ? notFound(`Offer ${path.offer}`) : offer;
}

/** W51: the filters name identifiers of the shop and of the product. */
const listOffers: Handler<'OF21'> = (context) => {
  const { query } = context;
  const shopId = shopOf(context);
  const where = [
    among('shop', shopId),
    among('sku', query.sku),
    among('product_id', query.product_id),
    among('state', query.offer_state_codes),
    query.favorite === true ? among('favorite', true) : undefined,
  ];
  const { items, total, headers } = offsetPage(context, offers, {
    by: query.sort ?? 'totalPrice',
    order: query.order,
    where,
  });
  return HandlerResponse.withHeaders({ offers: items.map(offerView(context, shopId)), total_count: total }, headers);
};

export const offerHandlers: HandlersOf<'OF21' | 'OF22' | 'OF26'> = {
  OF21: listOffers,
  OF22: (context) => {
    const offer = requireOffer(context);
    const shown = offerView(context, offer.shopId)(offer);
    const account = context.world.store.get(shops, String(offer.shopId))?.account;
    if (isSeller(context) || account === undefined) return shown;
    const { internal_description: _, ...others } = shown;
    const { shop_id, shop_name, grade = 0, model } = account;
    return { ...others, shop_id, shop_name, shop_grade: grade, ...(model !== undefined && { model }) };
  },
  OF26: (context) => {
    const { id, quantity } = requireOffer(context);
    return { offer_id: id, quantity };
  },
};
