import type { Schemas } from '../../../generated/instance.ts';
import { pdf } from '../../../files/pdf.ts';
import { seedAll, type Seeding } from '../../../world/index.ts';
import { daysAgo, seedUuid, shopIds } from '../../common/demo-world.ts';
import { demoShops } from '../common/demo-shops.ts';
import { serviceOrders, type StoredServiceOrder } from '../services/model/index.ts';
import { type MarketplaceOrder, marketplaceOrders } from '../orders/model.ts';
import {
  attachmentFiles,
  attachments,
  linkOf,
  type OldMessage,
  oldMessages,
  type Participant,
  type Thread,
  type ThreadEntity,
  type ThreadMessage,
  threads,
} from './model.ts';

const operator: Participant = { type: 'OPERATOR', display_name: 'Acme' };
const shopNames = new Map(demoShops.map(({ account }) => [account.shop_id, account.shop_name]));
const shop = (shopId: number): Participant => ({
  type: 'SHOP',
  id: String(shopId),
  display_name: shopNames.get(shopId) ?? '',
});

interface ThreadProfile {
  readonly n: number;
  readonly shopId: number;
  readonly entity: ThreadEntity;
  readonly customer?: Participant;
  readonly channel?: string;
  readonly subject: string;
  readonly messages: number;
  readonly files?: readonly string[];
  /** The company that the customer orders for. */
  readonly organization?: string;
  readonly isSettled?: boolean;
}

function attachmentsOf({ n, files = [] }: ThreadProfile): Schemas['ThreadAttachment'][] {
  return files.map((name, index) => ({ id: seedUuid(0xa77, n * 10 + index), name, size: contentOf(name).length }));
}

const contentOf = (name: string): Uint8Array => pdf([name, 'Attached to a message.']);

function messagesOf(profile: ThreadProfile): ThreadMessage[] {
  const { n, shopId, customer = operator, subject, messages } = profile;
  const own = shop(shopId);
  return Array.from({ length: messages }, (_, index): ThreadMessage => {
    const [from, to] = index % 2 === 0 ? [customer, own] : [own, customer];
    return {
      id: seedUuid(0x3e55, n * 1000 + index),
      body: index === 0 ? `${subject}?` : `Reply ${index} about: ${subject}.`,
      date_created: daysAgo(70 - n, index * 60),
      from: { type: `${from.type}_USER`, display_name: from.display_name, organization_details: from },
      to: [to],
      attachments: index === 0 ? attachmentsOf(profile) : [],
    };
  });
}

function threadOf(profile: ThreadProfile): Thread {
  const { n, shopId, entity, customer, channel, subject, organization, isSettled = false } = profile;
  const messages = messagesOf(profile);
  const last = messages.at(-1);
  return {
    id: seedUuid(0x7ead, n),
    shopId,
    topic: { type: 'FREE_TEXT', value: subject },
    entity,
    ...(channel !== undefined && { channel }),
    ...(organization !== undefined && {
      customerOrganization: { id: `ORG-${n}`, display_name: organization },
    }),
    ...(isSettled && { noReplyNeeded: [{ date: last?.date_created ?? daysAgo(70 - n), user_type: 'SHOP' }] }),
    authorized: customer === undefined ? [operator, shop(shopId)] : [operator, shop(shopId), customer],
    messages,
    date_created: daysAgo(70 - n),
    date_updated: last?.date_created ?? daysAgo(70 - n),
    ...(!isSettled && last?.from.type !== 'SHOP_USER' && last !== undefined && { replyNeededSince: last.date_created }),
  };
}

const onOrder = ({ id, commercial_id, shopId, channel, customer }: MarketplaceOrder, index: number): ThreadProfile => ({
  n: index + 1,
  shopId,
  entity: { type: 'MMP_ORDER', id, label: commercial_id },
  customer: { type: 'CUSTOMER', id: customer.id, display_name: customer.name },
  channel,
  subject: 'Where is my order',
  // The first thread is longer than a list shows.
  messages: index === 0 ? 130 : 1 + (index % 3),
  ...(index % 7 === 1 && { organization: index % 2 === 1 ? 'Hotel Lindenhof' : 'Atelier Rousseau' }),
  isSettled: index % 9 === 4,
  ...(index < 2 && { files: ['photo of the damage.pdf', 'reçu.pdf'] }),
});

const withOperator = (n: number, shopId: number): ThreadProfile => ({
  n,
  shopId,
  entity: { type: 'SELLER_OPERATOR', id: String(shopId), label: shopNames.get(shopId) ?? '' },
  subject: 'Please update your bank details',
  messages: 1,
  ...(shopId === shopIds.home && { files: ['bank details.pdf'] }),
});

const onService = (n: number, { order, shopId, customer }: StoredServiceOrder): ThreadProfile => {
  return {
    n,
    shopId,
    entity: { type: 'MPS_ORDER', id: order.id, label: order.service.title },
    customer: { type: 'CUSTOMER', id: customer.id, display_name: `${customer.first_name} ${customer.last_name}` },
    subject: 'Can we meet an hour later',
    messages: 1,
  };
};

const profilesOf = (
  orders: readonly MarketplaceOrder[],
  serviceOrders: readonly StoredServiceOrder[],
): readonly ThreadProfile[] => [
  ...orders.slice(0, 53).map(onOrder),
  ...orders
    .filter(({ shopId }) => shopId === shopIds.garden)
    .slice(0, 3)
    .map((order, index) => onOrder(order, 53 + index)),
  withOperator(61, shopIds.home),
  withOperator(62, shopIds.garden),
  withOperator(63, shopIds.suspended),
  ...serviceOrders.map((order, index) => onService(64 + index, order)),
];

/** Some shops send the invoice with their message. */
const hasInvoice = (index: number): boolean => index % 8 === 3;

function oldMessageOf(order: MarketplaceOrder, index: number): OldMessage {
  const own = index % 4 === 3;
  const customer: Participant = { type: 'CUSTOMER', id: order.customer.id, display_name: order.customer.name };
  return {
    id: 9001 + index,
    shopId: order.shopId,
    shopName: shopNames.get(order.shopId) ?? '',
    from: own ? shop(order.shopId) : index % 5 === 4 ? operator : customer,
    customer: order.customer,
    toCustomer: own,
    toShop: !own,
    toOperator: false,
    subject: 'Question about an order',
    body: own ? 'It leaves tomorrow.' : 'When does it leave?',
    order_id: order.id,
    commercial_id: order.commercial_id,
    offer_id: 2000 + (index % 3),
    documents: hasInvoice(index) ? order.documents.slice(0, 1).map(linkOf) : [],
    read: index % 2 === 0,
    archived: index % 6 === 5,
    visible: index !== 13,
    date_created: daysAgo(50 - index),
  };
}

/** Service orders that customers ask about. */
const askedAbout = ['SO-5006', 'SO-5008'];

/** Threads on everything that can have one, with files on the first two, and legacy messages. */
export const messagingSeed: Seeding = (world) => {
  const { store } = world;
  const orders = [...store.scan(marketplaceOrders)].map(({ value }) => value);
  const services = askedAbout.flatMap((id) => store.get(serviceOrders, id) ?? []);
  const demoThreads = profilesOf(orders, services).map(threadOf);
  seedAll(threads, demoThreads, ({ id }) => id)(world);
  for (const { messages, shopId, entity } of demoThreads) {
    for (const link of messages.flatMap((message) => message.attachments ?? [])) {
      store.put(attachments, link.id, { ...link, shopId, entity: `${entity.type}/${entity.id}`, inReply: false });
      store.put(attachmentFiles, link.id, contentOf(link.name));
    }
  }
  for (const [index, order] of orders.slice(0, 24).entries()) {
    const message = oldMessageOf(order, index);
    store.put(oldMessages, String(message.id), message);
    const documents = order.documents.map((document) =>
      message.documents.some(({ id }) => id === document.id) ? { ...document, messageId: message.id } : document,
    );
    if (message.documents.length > 0) store.put(marketplaceOrders, order.id, { ...order, documents });
  }
};
