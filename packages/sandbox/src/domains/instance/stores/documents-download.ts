import { notFound, refuse } from '../../../errors/index.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { among } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { isSeller, shopOf } from '../common/access.ts';
import { documentArchive, documentFile } from '../common/archive.ts';
import { shops } from '../common/shops.ts';
import { documentTypes } from '../settings/model.ts';
import { findShopDocuments, type ShopDocument, shopDocumentFiles, shopDocuments } from './model.ts';

const bytesOf = (world: World, { id }: ShopDocument): Uint8Array =>
  world.store.get(shopDocumentFiles, String(id)) ?? new Uint8Array(0);

function openShops(context: Context<'S31'>): readonly number[] | undefined {
  const { caller, query, world } = context;
  const shopIds = query.shop_ids;
  for (const shopId of shopIds ?? []) {
    // S03: documents that the caller can't see are not found.
    const known = caller.shops?.includes(shopId) ?? world.store.get(shops, String(shopId)) !== undefined;
    if (!known) notFound(`Shop ${shopId}`, 'S03');
  }
  return shopIds ?? (isSeller(context) ? [shopOf(context)] : undefined);
}

function namedDocument({ world }: Context<'S31'>, id: number, open: readonly number[] | undefined): ShopDocument {
  const document = world.store.get(shopDocuments, String(id));
  if (document === undefined || document.date_deleted !== undefined || open?.includes(document.shop_id) === false) {
    notFound(`Document ${id}`, 'S03');
  }
  return document;
}

function documentsOf(context: Context<'S31'>): readonly ShopDocument[] {
  const { query, world } = context;
  const ids = query.document_ids;
  const open = openShops(context);
  if (ids !== undefined)
    return ids
      .map((id) => namedDocument(context, id, open))
      .filter(({ type }) => query.type_codes?.includes(type) ?? true);
  if (open === undefined) {
    refuse('S03', 400, 'INVALID_INPUT', 'Either shop_ids or document_ids is required.', {
      fields: [{ field: 'shop_ids', message: 'is required if document_ids is missing' }],
    });
  }
  return findShopDocuments(world, [among('shop', open), among('is_deleted', false), among('type', query.type_codes)]);
}

/** S03: returns a single document by ID as a file, and anything else as a ZIP with a folder per shop. */
export const downloadDocuments: Handler<'S31'> = (context) => {
  const { query, world } = context;
  const codes = query.type_codes;
  for (const code of codes ?? []) {
    if (world.store.get(documentTypes, code)?.entity !== 'SHOP') notFound(`Document type ${code}`, 'S03');
  }
  const documents = documentsOf(context);
  const [only] = documents;
  if (only === undefined) notFound('At least one of the documents', 'S03');
  if (codes === undefined && query.document_ids?.length === 1)
    return documentFile(only.file_name, bytesOf(world, only));
  const shown = documents.map((document) => ({
    folders: [String(document.shop_id)],
    name: document.file_name,
    bytes: bytesOf(world, document),
  }));
  return documentArchive(world, shown);
};
