import { invalid, refuse } from '../../../machinery/errors/index.ts';
import { zip } from '../../../machinery/files/zip.ts';
import { accepted, type HandlerResponse, file } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers, type UploadedFile } from '../../../machinery/http/context.ts';
import { startCommand } from '../actions/model.ts';
import { documents, type StoredDocument } from './model.ts';
import { files } from '../../../machinery/files/contents.ts';
import { returns } from '../returns/model.ts';
import { formatOf } from './file-format.ts';
import { requireOrder } from '../orders/model/index.ts';
import { seekPage } from '../../../machinery/paging/index.ts';

function shownDocument({ return_id: _return, channel_document_id: _channel, ...shown }: StoredDocument): object {
  return shown;
}

/** O04: over all orders. */
function listDocuments(context: Context): HandlerResponse {
  const { query } = context;
  const lists = {
    order_id: query.list('order_ids'),
    type: query.list('types'),
    channel_type: query.list('channel_types'),
  };
  return seekPage(context, {
    collection: documents,
    by: 'updated_at',
    order: query.text('sort') === 'updated_at,ASC' ? 'asc' : 'desc',
    from: query.text('updated_from'),
    where: (document) =>
      (lists.order_id?.includes(document.order_id) ?? true) &&
      (lists.type?.includes(document.type) ?? true) &&
      (lists.channel_type?.includes(document.channel_type ?? '') ?? true),
    show: shownDocument,
  });
}

const newestFirst = (a: StoredDocument, b: StoredDocument): number => (a.updated_at < b.updated_at ? 1 : -1);

/** O04: a ZIP, always, under the name that section 6 of the wire's behaviour tells. */
function downloadDocuments({ world, path, query }: Context): HandlerResponse {
  const { order } = requireOrder(world, path['order_id'] ?? '');
  const types = query.list('types');
  const ids = query.list('document_ids');
  if (types !== undefined && ids !== undefined) {
    refuse(400, 'INVALID_INPUT', 'types and document_ids cannot be combined.', {
      fields: ['types', 'document_ids'].map((field) => ({ field, message: 'cannot be combined' })),
    });
  }
  const wanted = [...world.store.scan(documents, { by: 'order', equals: order.id })]
    .map(({ value }) => value)
    .filter(({ id, type }) => (ids?.includes(id) ?? true) && (types?.includes(type) ?? true))
    .sort(newestFirst);
  if (wanted.length === 0) refuse(404, 'DATA_NOT_FOUND', `Order ${order.id} has no such document.`);
  const entries = wanted.map(({ id, name, updated_at }) => ({
    name,
    bytes: world.store.get(files, id) ?? new Uint8Array(0),
    modifiedAt: updated_at,
  }));
  const timestamp = world.time.replaceAll(/\D/g, '').slice(0, 14);
  return file(zip(entries), 'application/zip', `${order.id}_documents_${timestamp}.zip`);
}

interface Metadata {
  readonly type: string;
  readonly filename: string;
  readonly entity?: { readonly id: string; readonly type: string };
}

/** O03: the document is attached once the channel took it. */
function uploadDocument(context: Context): HandlerResponse {
  const { world, path, origin } = context;
  const { order } = requireOrder(world, path['order_id'] ?? '');
  const { metadata } = bodyOf<{ readonly metadata: Metadata }>(context);
  const [upload] = context.files['file'] as readonly [UploadedFile];
  const file_format = formatOf(upload, metadata.filename);
  const entity = metadata.entity === undefined ? undefined : world.store.get(returns, metadata.entity.id);
  if (metadata.entity !== undefined && entity?.order_id !== order.id)
    invalid('metadata.entity.id', `names no return of order ${order.id}`);
  const id = world.uuid('document');
  world.store.put(files, id, upload.bytes);
  const document = {
    id,
    order_id: order.id,
    ...(entity !== undefined && { return_id: entity.id }),
    name: metadata.filename,
    type: metadata.type,
    file_format,
    size_in_bytes: upload.bytes.length,
  };
  const command = {
    document_name: metadata.filename,
    document_type: metadata.type,
    document_download_url: `${origin}/__sandbox/files/${id}`,
    ...(entity !== undefined && { document_entity: { id: entity.channel_return_id, type: 'RETURN' } }),
  };
  return accepted(startCommand(world, order, 'UPLOAD_DOCUMENT', command, { type: 'attach', document }));
}

export const documentHandlers: Handlers = {
  'v2-listOrderDocuments': listDocuments,
  'v2-downloadOrderDocuments': downloadDocuments,
  'v2-uploadOrderDocument': uploadDocument,
};
