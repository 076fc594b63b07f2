import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { type HandlerResponse, created, ok } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { type OldMessage, oldMessages } from './model.ts';
import { marketplaceOrders, type OrderDocument } from '../shipments/model.ts';
import { offsetPage } from '../../../machinery/paging/index.ts';
import { sees } from '../common/access.ts';
import { withinTime } from '../common/listing.ts';
import { shopParticipant } from './participants.ts';

/** The seed numbers its messages from 9001. */
const firstId = 9900;

const show = (message: OldMessage): object => ({
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
const admits = (filter: string | undefined, value: boolean): boolean =>
  filter === undefined || filter === 'ALL' || (filter === 'TRUE') === value;

/** PR14: without `received` only what the shop has received. */
function listMessages(context: Context): HandlerResponse {
  const { query, world } = context;
  const isTime = withinTime(query);
  const [customer, order, offer] = [query.text('customer_id'), query.text('order_id'), query.integer('offer_id')];
  const isListed = (message: OldMessage): boolean =>
    sees(context, message.shopId) &&
    admits(query.text('received') ?? 'TRUE', message.toShop && message.from.type !== 'SHOP') &&
    admits(query.text('read'), message.read) &&
    admits(query.text('archived'), message.archived) &&
    admits(query.text('visible') ?? 'TRUE', message.visible) &&
    (customer === undefined || message.customer.id === customer) &&
    (order === undefined || message.order_id === order) &&
    (offer === undefined || message.offer_id === offer) &&
    isTime(message.date_created, 'start_date', 'end_date');
  const sorted = world.store.scan(oldMessages, {
    by: 'dateCreated',
    order: query.text('order') === 'asc' ? 'asc' : 'desc',
  });
  const found = [...sorted].map(({ value }) => value).filter(isListed);
  const { items, total, headers } = offsetPage(context, found);
  return ok({ messages: items.map(show), total_count: total }, headers);
}

interface OrderMessageInput {
  readonly subject: string;
  readonly body: string;
  readonly to_customer: boolean;
  readonly to_operator: boolean;
  readonly to_shop: boolean;
  readonly document_ids?: readonly number[];
}

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

function createMessage(context: Context): HandlerResponse {
  const { world, path } = context;
  const orderId = path['order_id'] ?? '';
  const order = world.store.get(marketplaceOrders, orderId);
  if (order === undefined || !sees(context, order.shopId)) notFound(`Order ${orderId}`);
  const input = bodyOf<OrderMessageInput>(context);
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
  return created({ id });
}

/** Messages of the old kind, outside threads. */
export const oldMessageHandlers: Handlers = { M01: listMessages, OR42: createMessage };
