import type { Schemas } from '../../../generated/instance.ts';
import { notFound, refuse } from '../../../errors/index.ts';
import { pdf } from '../../../files/pdf.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import type { AnyContext, Handler, HandlersOf } from '../../../http/context.ts';
import { among } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { isSeller, ownOf } from '../common/access.ts';
import { documentArchive, documentFile } from '../common/archive.ts';
import { eachItem, fail } from '../common/item-errors.ts';
import { labelReader } from '../common/labels.ts';
import { returns } from '../returns/model.ts';
import { documentTypes, orderTaxes } from '../settings/model.ts';
import { requireOrder } from './list.ts';
import {
  keepOrder,
  type MarketplaceOrder,
  marketplaceOrders,
  orderDocumentFiles,
  type OrderDocument,
} from './model.ts';

const firstId = 900_000;
const mostDocuments = 50;
const allowed = new Set('csv doc xls xlsx ppt pdf odt ods odp txt rtf png jpg gif zpl mov mp4'.split(' '));

/** The orders of the caller's shop with these IDs, or all that have documents. */
function* ordersOf(context: AnyContext, ids: readonly string[] | undefined): Generator<MarketplaceOrder> {
  const where = [ownOf(context), among('order_id', ids)];
  for (const { value } of context.world.store.find(marketplaceOrders, { by: 'dateCreated', where })) yield value;
}

const listDocuments: Handler<'OR72'> = (context) => {
  const shown: Schemas['OrderDocument'][] = [];
  for (const { id: order_id, documents } of ordersOf(context, context.query.order_ids))
    for (const { messageId: _, ...document } of documents) shown.push({ ...document, order_id });
  return { order_documents: shown, total_count: shown.length };
};

/** Documents of the seed have no stored bytes. */
const bytesOf = (world: World, { id, file_name }: OrderDocument): Uint8Array =>
  world.store.get(orderDocumentFiles, String(id)) ?? pdf([file_name]);

const downloadDocuments: Handler<'OR73'> = (context) => {
  const { world, query } = context;
  const { order_ids: orderIds, document_ids: ids, document_codes: codes } = query;
  if (orderIds === undefined && ids === undefined)
    refuse('W22', 400, 'INVALID_INPUT', 'At least one of order_ids and document_ids is required.', {
      fields: [{ field: 'order_ids', message: 'is required if document_ids is missing' }],
    });
  const found: { readonly order: MarketplaceOrder; readonly document: OrderDocument }[] = [];
  for (const order of ordersOf(context, orderIds))
    for (const document of order.documents)
      if ((ids?.includes(String(document.id)) ?? true) && (codes?.includes(document.type) ?? true))
        found.push({ order, document });
  const [only] = found;
  if (only === undefined) notFound('A document of the request', 'W22');
  if (ids?.length === 1 && orderIds === undefined && codes === undefined)
    return documentFile(only.document.file_name, bytesOf(world, only.document));
  const shown = found.map(({ order, document }) => ({
    folders: [order.id],
    name: document.file_name,
    bytes: bytesOf(world, document),
  }));
  return documentArchive(world, shown);
};

interface Upload {
  readonly order: MarketplaceOrder;
  readonly files: readonly UploadedFile[];
  readonly added: OrderDocument[];
}

/** The file of an entry, if the order takes it. */
function fileOf(world: World, upload: Upload, input: Schemas['OrderDocumentInput']): Uint8Array {
  const { file_name: name, type_code: type, entity } = input;
  const { order, files, added } = upload;
  const [file, another] = files.filter((one) => one.name === name);
  if (file === undefined) fail('AS34', 'FILE_NOT_FOUND', 'file_name', `${name} is not among the files.`);
  if (another !== undefined || added.some((one) => one.file_name === name))
    fail('OR74', 'DUPLICATE_FILE_NAME', 'file_name', `${name} is in the upload twice.`);
  if (!/^[\x20-\x7e]+$/.test(name) || /[/\\]/.test(name))
    fail('OR74', 'INVALID_FILE_NAME', 'file_name', `${name} must consist of US-ASCII characters, without folders.`);
  if (!allowed.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()))
    fail('OR74', 'UNSUPPORTED_FILE_TYPE', 'file_name', `Files of the type of ${name} are not allowed.`);
  if (world.store.get(documentTypes, type)?.entity !== 'ORDER')
    fail('W23', 'UNKNOWN_TYPE', 'type_code', `${type} is not a type of documents of orders.`);
  if (order.documents.length + added.length >= mostDocuments)
    fail('OR74', 'TOO_MANY_DOCUMENTS', 'file_name', `An order has at most ${mostDocuments} documents.`);
  if (entity !== undefined && world.store.get(returns, entity.id)?.shown.order_id !== order.id)
    fail('AS34', 'RETURN_NOT_FOUND', 'entity.id', `Order ${order.id} has no return ${entity.id}.`);
  return file.bytes;
}

const uploadDocuments: Handler<'OR74'> = (context) => {
  const { world, body } = context;
  const upload: Upload = { order: requireOrder(context), files: body.files, added: [] };
  const { errors } = eachItem(
    body.order_documents.order_documents,
    (input) => {
      const bytes = fileOf(world, upload, input);
      const id = firstId + world.next('instance.orderDocument');
      world.store.put(orderDocumentFiles, String(id), bytes);
      upload.added.push({
        id,
        type: input.type_code,
        file_name: input.file_name,
        file_size: bytes.length,
        date_uploaded: world.time,
      });
    },
    ({ file_name, type_code }, { code, field, message }) => ({
      input: { file_name, type_code },
      errors: [{ code, field, message }],
    }),
  );
  const { order, added } = upload;
  if (added.length > 0) keepOrder(world, order, { documents: [...order.documents, ...added] });
  return { order_documents: errors, errors_count: errors.length };
};

const deleteDocument: Handler<'OR76'> = (context) => {
  const { world, path } = context;
  const id = path.document_id;
  for (const order of ordersOf(context, undefined)) {
    const documents = order.documents.filter((document) => String(document.id) !== id);
    if (documents.length === order.documents.length) continue;
    keepOrder(world, order, { documents });
    world.store.delete(orderDocumentFiles, id);
    return;
  }
  notFound(`Document ${id}`);
};

export const orderDocumentHandlers: HandlersOf<'OR72' | 'OR73' | 'OR74' | 'OR75' | 'OR76'> = {
  OR72: listDocuments,
  OR73: downloadDocuments,
  OR74: uploadDocuments,
  OR75: (context) => {
    const read = labelReader(context);
    return {
      taxes: [...context.world.store.scan(orderTaxes)].map(({ value: { code, labels, rule } }) => ({
        code,
        label: read(labels),
        tax_calculation_rule: rule,
        ...(!isSeller(context) && { active: true, included_in_commission: false, operator_withheld: false }),
      })),
    };
  },
  OR76: deleteDocument,
};
