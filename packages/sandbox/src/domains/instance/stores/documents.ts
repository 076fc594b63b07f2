import { refuse } from '../../../errors/index.ts';
import type { AnyContext, Context, Handler, HandlersOf } from '../../../http/context.ts';
import { among, between } from '../../../store/index.ts';
import { isSeller, requireShop, sees, shopOf } from '../common/access.ts';
import { noteRemoval, refuseMissing } from '../common/removed.ts';
import { shopRoles } from '../settings/model.ts';
import { downloadDocuments } from './documents-download.ts';
import { uploadDocuments } from './documents-upload.ts';
import { findShopDocuments, shopDocumentFiles, shopDocuments } from './model.ts';

/** Shops of a list, or `undefined` for all. S01: a seller's `shop_id` also selects a shop. */
function listedShops(context: Context<'S30'>): readonly number[] | undefined {
  const shopIds = context.query.shop_ids;
  for (const shopId of shopIds ?? []) requireShop(context, shopId);
  return shopIds ?? (isSeller(context) ? [shopOf(context)] : undefined);
}

const choice = ['shop_ids', 'shop_id', 'updated_since'] as const;

const listDocuments: Handler<'S30'> = (context) => {
  const { query, world } = context;
  const shopIds = listedShops(context);
  const asked: AnyContext['query'] = query;
  if (choice.every((name) => asked[name] === undefined)) {
    refuse('S01', 400, 'INVALID_INPUT', 'At least one of shop_ids and updated_since is required.', {
      fields: [{ field: 'shop_ids', message: 'is required if updated_since is missing' }],
    });
  }
  const found = findShopDocuments(world, [
    among('shop', shopIds),
    between('changed', query.updated_since),
    query.include_deleted === true ? undefined : among('is_deleted', false),
  ]);
  return {
    // Only operator and front see deletions.
    shop_documents: isSeller(context) ? found : found.map((document) => ({ date_deleted: null, ...document })),
    total_count: found.length,
  };
};

const deleteDocument: Handler<'S33'> = (context) => {
  const { world, path } = context;
  const key = path.document_id;
  const document = world.store.get(shopDocuments, key);
  if (document === undefined || document.date_deleted !== undefined || !sees(context, document.shop_id))
    refuseMissing(context, 'Document', key);
  world.store.put(shopDocuments, key, { ...document, date_deleted: world.time });
  world.store.delete(shopDocumentFiles, key);
  noteRemoval(context, 'Document', key, document.shop_id);
};

/** The business documents of shops, and the roles of their users. */
export const documentHandlers: HandlersOf<'S30' | 'S31' | 'S32' | 'S33' | 'RO02'> = {
  S30: listDocuments,
  S31: downloadDocuments,
  S32: uploadDocuments,
  S33: deleteDocument,
  RO02: ({ world }) => ({ roles: [...world.store.scan(shopRoles)].map(({ value }) => value) }),
};
