import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../errors/index.ts';
import type { AnyContext, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { offsetPage } from '../../../http/paging.ts';
import { among, between, type Condition } from '../../../store/index.ts';
import { isFront, isSeller, ownOf, sees } from '../common/access.ts';
import { keepOrder, marketplaceOrders, type OrderDocument } from '../orders/model.ts';
import { linkOf, type OldMessage, oldMessages, type Participant } from './model.ts';
import { operator, shopParticipant } from './participants.ts';

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

const isSaid = (field: string, filter: 'TRUE' | 'FALSE' | 'ALL' | undefined): Condition | undefined =>
  among(field, filter === undefined || filter === 'ALL' ? undefined : filter === 'TRUE');

/** The condition on messages that the caller got or sent. */
function receivedBy(
  context: AnyContext,
  filter: 'TRUE' | 'FALSE' | 'ALL' = 'TRUE',
  user: string = isFront(context) ? 'CUSTOMER' : 'OPERATOR',
): Condition | undefined {
  if (isSeller(context)) return isSaid('received', filter);
  return filter === 'ALL' || user === 'ALL' ? undefined : among(filter === 'FALSE' ? 'from' : 'to', user);
}

/** PR14: without `received` only what the caller has received. */
const listMessages: Handler<'M01'> = (context) => {
  const { query } = context;
  if (query.user_type === 'ALL' && query.received !== undefined)
    invalid('M01', 'received', "can't be used together with user_type ALL. Leave it out");
  const where = [
    ownOf(context) ?? among('shop', query.shop_id),
    receivedBy(context, query.received, query.user_type),
    isSaid('read', query.read),
    isSaid('archived', query.archived),
    isSaid('visible', query.visible),
    among('customer_id', query.customer_id),
    among('order_id', query.order_id),
    among('offer_id', query.offer_id),
    between('dateCreated', query.start_date, query.end_date),
  ];
  const search = { by: 'dateCreated', order: query.order, where };
  if (query.paginate === false) {
    const all = Array.from(context.world.store.find(oldMessages, search), ({ value }) => show(value));
    return { messages: all, total_count: all.length };
  }
  const { items, total, headers } = offsetPage(context, oldMessages, search);
  return HandlerResponse.withHeaders({ messages: items.map(show), total_count: total }, headers);
};

/** PR12: documents of the order. Documents of an earlier message are ignored. */
function documentsOf(all: readonly OrderDocument[], ids: readonly number[]): OrderDocument[] {
  return ids
    .map(
      (id, index) =>
        all.find((document) => document.id === id) ??
        invalid('PR12', `$.document_ids[${index}]`, `is not a document of the order: ${id}`),
    )
    .filter(({ messageId }) => messageId === undefined);
}

const createMessage: Handler<'OR42'> = (context) => {
  const { world, path } = context;
  const orderId = path.order_id;
  const order = world.store.get(marketplaceOrders, orderId);
  if (order === undefined || !sees(context, order.shopId)) notFound(`Order ${orderId}`);
  const input = context.body;
  const documents = documentsOf(order.documents, input.document_ids ?? []);
  const id = firstId + world.next('instance.oldMessage');
  const shop = shopParticipant(world, order.shopId);
  const customer: Participant = { type: 'CUSTOMER', id: order.customer.id, display_name: order.customer.name };
  world.store.put(oldMessages, String(id), {
    id,
    shopId: order.shopId,
    shopName: shop.display_name,
    from: isSeller(context) ? shop : isFront(context) ? customer : operator,
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
  keepOrder(world, order, { documents: linked });
  return { id };
};

/** PR14: `read` and `archived` have no effect. */
const listOrderMessages: Handler<'OR41'> = (context) => {
  const { query, path, world } = context;
  const order = world.store.get(marketplaceOrders, path.order_id);
  if (order === undefined || !sees(context, order.shopId)) notFound(`Order ${path.order_id}`);
  const where = [ownOf(context), among('order_id', order.id), receivedBy(context, query.received)];
  const search = { by: 'dateCreated', order: query.order, where };
  const { items, total, headers } = offsetPage(context, oldMessages, search);
  return HandlerResponse.withHeaders({ messages: items.map(show), total_count: total }, headers);
};

/** Messages of the old kind, outside threads. */
export const oldMessageHandlers: HandlersOf<'M01' | 'OR41' | 'OR42'> = {
  M01: listMessages,
  OR41: listOrderMessages,
  OR42: createMessage,
};
