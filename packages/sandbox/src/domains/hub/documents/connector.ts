import { invalid, notFound } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { keyOf } from '../../../store/index.ts';
import { files } from '../../../world/files.ts';
import { findBy, type World } from '../../../world/index.ts';
import { requireStore } from '../../account/model/index.ts';
import { findChannelOrder, type Order } from '../orders/model/index.ts';
import { returns } from '../returns/model.ts';
import { formatOf } from './file-format.ts';
import { documents, type StoredDocument } from './model.ts';

/** The order of the path in the store of the body (P15: here it is the channel's own identifier). */
function requireOrder({ world, path, body }: Context<'uploadOrderDocument' | 'deleteOrderDocument'>): Order {
  const { origin } = body;
  requireStore(world, origin.channel_id, origin.channel_store_id);
  const id = path.channel_order_id;
  const order = findChannelOrder(world, origin.channel_id, id)?.order;
  return order?.origin.channel_store_id === origin.channel_store_id ? order : notFound(`Order ${id}`);
}

function findDocument(world: World, order: Order, channelDocumentId: string): StoredDocument | undefined {
  for (const { value } of world.store.scan(documents, { by: 'order', equals: order.id })) {
    if (value.channel_document_id === channelDocumentId) return value;
  }
  return undefined;
}

/** P16. A document that is sent again under the same identifier replaces the first. */
const uploadOrderDocument: Handler<'uploadOrderDocument'> = (context) => {
  const { world } = context;
  const { metadata, origin, file: upload } = context.body;
  const order = requireOrder(context);
  const { channel_document_id, type, channel_type, filename, entity } = metadata;
  const file_format = formatOf(upload, filename);
  const one = entity === undefined ? undefined : findBy(world, returns, 'channel', keyOf(origin.channel_id, entity.id));
  if (entity !== undefined && one?.order_id !== order.id)
    invalid('AS34', 'metadata.entity.id', `isn't a return of order ${order.channel_order_id}`);
  const id = findDocument(world, order, channel_document_id)?.id ?? world.uuid('document');
  world.store.put(files, id, upload.bytes);
  world.store.put(documents, id, {
    id,
    order_id: order.id,
    ...(one !== undefined && { return_id: one.id }),
    channel_document_id,
    name: filename,
    type,
    ...(channel_type !== undefined && { channel_type }),
    file_format,
    size_in_bytes: upload.bytes.length,
    updated_at: world.time,
  });
};

/** P16. */
const deleteOrderDocument: Handler<'deleteOrderDocument'> = (context) => {
  const { world, path } = context;
  const order = requireOrder(context);
  const id = path.channel_document_id;
  const document = findDocument(world, order, id) ?? notFound(`Document ${id}`);
  world.store.delete(documents, document.id);
  world.store.delete(files, document.id);
};

export const channelDocumentHandlers: HandlersOf<'uploadOrderDocument' | 'deleteOrderDocument'> = {
  uploadOrderDocument,
  deleteOrderDocument,
};
