import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../machinery/errors/index.ts';
import type { Handler, HandlersOf } from '../../../machinery/http/context.ts';
import { HandlerResponse } from '../../../machinery/http/responses.ts';
import { offsetPage } from '../../../machinery/paging/index.ts';
import { sees } from '../common/access.ts';
import { admits, isWithin } from '../common/listing.ts';
import { marketplaceOrders, type OrderDocument } from '../shipments/model.ts';
import { type OldMessage, oldMessages } from './model.ts';
import { shopParticipant } from './participants.ts';

/** The seed numbers its messages from 9001. */
const firstId = 9900;

const show = (message: OldMessage): Schemas['Message'] => ({
  id: message.id,
  subject: message.subject,
  body: message.body,
  date_created: message.date_created,
  order_id: message.order_id,
  commercial_id: message.commercial_id,
  ...(message.offer_id !== undefined && { offer_id: message.offer_id }),
  from_id: message.from.id ?? '',
  from_name: message.from.display_name,
  from_type: message.from.type,
  to_customer_id: message.customer.id,
  to_customer_name: message.customer.name,
  to_customer_archived: false,
  to_operator: message.toOperator,
  to_operator_archived: false,
  to_shop_id: message.shopId,
  to_shop_name: message.shopName,
  to_shop_archived: message.archived,
  documents: message.documents,
  read: message.read,
  archived: message.archived,
  visible: message.visible,
});

/** Whether a filter of `TRUE`, `FALSE` or `ALL` admits a value; an absent one admits all. */
const isOneOf = (filter: 'TRUE' | 'FALSE' | 'ALL' | undefined, value: boolean): boolean =>
  filter === undefined || filter === 'ALL' || (filter === 'TRUE') === value;

/** PR14: without `received` only what the shop has received. */
const listMessages: Handler<'M01'> = (context) => {
  const { query, world } = context;
  const isListed = (message: OldMessage): boolean =>
    sees(context, message.shopId) &&
    isOneOf(query.received, message.toShop && message.from.type !== 'SHOP') &&
    isOneOf(query.read, message.read) &&
    isOneOf(query.archived, message.archived) &&
    isOneOf(query.visible, message.visible) &&
    admits(query.customer_id, message.customer.id) &&
    admits(query.order_id, message.order_id) &&
    admits(query.offer_id, message.offer_id) &&
    isWithin(message.date_created, query.start_date, query.end_date);
  const sorted = world.store.scan(oldMessages, { by: 'dateCreated', order: query.order });
  const found = [...sorted].map(({ value }) => value).filter(isListed);
  const { items, total, headers } = offsetPage(context, found);
  return HandlerResponse.withHeaders({ messages: items.map(show), total_count: total }, headers);
};

/** PR12: documents that are on the order; those of an earlier message are ignored. */
function documentsOf(all: readonly OrderDocument[], ids: readonly number[]): OrderDocument[] {
  return ids
    .map(
      (id, index) =>
        all.find((document) => document.id === id) ??
        invalid(`$.document_ids[${index}]`, `is no document of the order: ${id}`),
    )
    .filter(({ messageId }) => messageId === undefined);
}

/** A document as a message shows it. */
const linkOf = ({ id, type, file_name, file_size, date_uploaded }: OrderDocument): OldMessage['documents'][number] => ({
  id,
  type,
  file_name,
  file_size,
  date_uploaded,
});

const createMessage: Handler<'OR42'> = (context) => {
  const { world, path } = context;
  const orderId = path.order_id;
  const order = world.store.get(marketplaceOrders, orderId);
  if (order === undefined || !sees(context, order.shopId)) notFound(`Order ${orderId}`);
  const input = context.body;
  const documents = documentsOf(order.documents, input.document_ids ?? []);
  const id = firstId + world.next('instance.oldMessage');
  const from = shopParticipant(world, order.shopId);
  world.store.put(oldMessages, String(id), {
    id,
    shopId: order.shopId,
    shopName: from.display_name,
    from,
    customer: order.customer,
    toCustomer: input.to_customer,
    toShop: input.to_shop,
    toOperator: input.to_operator,
    subject: input.subject,
    body: input.body,
    order_id: order.id,
    commercial_id: order.commercial_id,
    documents: documents.map(linkOf),
    read: true,
    archived: false,
    visible: true,
    date_created: world.time,
  });
  const linked = order.documents.map((document) =>
    documents.includes(document) ? { ...document, messageId: id } : document,
  );
  world.store.put(marketplaceOrders, order.id, { ...order, documents: linked });
  return { id };
};

/** Messages of the old kind, outside threads. */
export const oldMessageHandlers: HandlersOf<'M01' | 'OR42'> = { M01: listMessages, OR42: createMessage };
