import { invalid, refuse } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import { zip } from '../../../files/zip.ts';
import type { Handler, HandlersOf, ResponseOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { files } from '../../../world/files.ts';
import { startCommand } from '../actions/model.ts';
import { requireOrder } from '../orders/model/index.ts';
import { returns } from '../returns/model.ts';
import { formatOf } from './file-format.ts';
import { documents, type StoredDocument } from './model.ts';

function shownDocument({
  return_id: _return,
  channel_document_id: _channel,
  ...shown
}: StoredDocument): ResponseOf<'v2-listOrderDocuments'>['documents'][number] {
  return shown;
}

/** O04: over all orders. */
const listDocuments: Handler<'v2-listOrderDocuments'> = (context) => {
  const { query } = context;
  return seekPage(context, {
    collection: documents,
    ...sortOf(query.sort ?? 'updated_at,DESC'),
    where: [
      among('order', query.order_ids),
      among('type', query.types),
      among('channel_type', query.channel_types),
      between('updated_at', query.updated_from),
    ],
    show: shownDocument,
  });
};

const newestFirst = (a: StoredDocument, b: StoredDocument): number => (a.updated_at < b.updated_at ? 1 : -1);

/** O04: always a ZIP, even for one document. */
const downloadDocuments: Handler<'v2-downloadOrderDocuments'> = ({ world, path, query }) => {
  const { order } = requireOrder(world, path.order_id);
  const types = query.types;
  const ids = query.document_ids;
  if (types !== undefined && ids !== undefined) {
    refuse('v2-downloadOrderDocuments', 400, 'INVALID_INPUT', "types and document_ids can't be combined.", {
      fields: ['types', 'document_ids'].map((field) => ({ field, message: "can't be combined" })),
    });
  }
  const wanted = [...world.store.scan(documents, { by: 'order', equals: order.id })]
    .map(({ value }) => value)
    .filter(({ id, type }) => (ids?.includes(id) ?? true) && (types?.includes(type) ?? true))
    .sort(newestFirst);
  if (wanted.length === 0)
    refuse(
      'v2-downloadOrderDocuments',
      404,
      'DATA_NOT_FOUND',
      `The documents weren't found in order ${order.id}. v2-listOrderDocuments lists its documents.`,
    );
  const entries = wanted.map(({ id, name, updated_at }) => ({
    name,
    bytes: world.store.get(files, id) ?? new Uint8Array(0),
    modifiedAt: updated_at,
  }));
  const timestamp = world.time.replaceAll(/\D/g, '').slice(0, 14);
  return new FileResponse(zip(entries), 'application/zip', `${order.id}_documents_${timestamp}.zip`);
};

/** O03: the document is attached once the channel took it. */
const uploadDocument: Handler<'v2-uploadOrderDocument'> = (context) => {
  const { world, path, origin } = context;
  const { order } = requireOrder(world, path.order_id);
  const { metadata, file: upload } = context.body;
  const file_format = formatOf(upload, metadata.filename);
  const entity = metadata.entity === undefined ? undefined : world.store.get(returns, metadata.entity.id);
  if (metadata.entity !== undefined && entity?.order_id !== order.id)
    invalid('AS34', 'metadata.entity.id', `isn't a return of order ${order.id}`);
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
    ...(entity !== undefined && { document_entity: { id: entity.channel_return_id, type: 'RETURN' as const } }),
  };
  return startCommand(world, order, 'UPLOAD_DOCUMENT', command, { type: 'attach', document });
};

export const documentHandlers: HandlersOf<
  'v2-listOrderDocuments' | 'v2-downloadOrderDocuments' | 'v2-uploadOrderDocument'
> = {
  'v2-listOrderDocuments': listDocuments,
  'v2-downloadOrderDocuments': downloadDocuments,
  'v2-uploadOrderDocument': uploadDocument,
};
