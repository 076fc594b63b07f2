import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection, sortedTime, value, values } from '../../../store/index.ts';
import type { OrderDocument } from '../orders/model.ts';

/** Someone who may take part in a thread. The operator has no id. */
export type Participant = Schemas['Participant'];
export type ThreadMessage = Schemas['ThreadMessage'];
export type ThreadEntity = Schemas['ThreadEntity'] & { readonly type: ThreadEntityType };
export type ThreadEntityType = 'MMP_ORDER' | 'MMP_OFFER' | 'MPS_ORDER' | 'MPS_SERVICE' | 'SELLER_OPERATOR';

/** A thread as it is stored. */
export interface Thread {
  readonly id: string;
  readonly shopId: number;
  readonly topic: Schemas['Topic'];
  readonly entity: ThreadEntity;
  /** The channel of the order that it is about. */
  readonly channel?: string;
  readonly authorized: readonly Participant[];
  readonly messages: readonly ThreadMessage[];
  readonly date_created: string;
  readonly date_updated: string;
  readonly customerOrganization?: NonNullable<Schemas['ThreadDetails']['customer_organization']>;
  readonly noReplyNeeded?: NonNullable<Schemas['ThreadDetails']['no_store_reply_needed']>;
  /** Since when a message to the shop waits for its reply. */
  readonly replyNeededSince?: string;
}

export type Attachment = Schemas['ThreadAttachment'] & {
  readonly shopId: number;
  /** Type and id of the entity of its thread: what limits count by (PR11). */
  readonly entity: string;
  /** It came with a reply, not with the message that opened the thread. */
  readonly inReply: boolean;
};

/** A message of the old kind (M01, OR42). */
export interface OldMessage {
  readonly id: number;
  readonly shopId: number;
  readonly shopName: string;
  readonly from: Participant;
  readonly customer: { readonly id: string; readonly name: string };
  readonly toCustomer: boolean;
  readonly toShop: boolean;
  readonly toOperator: boolean;
  readonly subject: string;
  readonly body: string;
  readonly order_id: string;
  readonly commercial_id: string;
  readonly offer_id?: number;
  readonly documents: readonly Schemas['MessageDocument'][];
  readonly read: boolean;
  readonly archived: boolean;
  readonly visible: boolean;
  readonly date_created: string;
}

/** A document of an order as a message shows it. */
export const linkOf = ({
  id,
  type,
  file_name,
  file_size,
  date_uploaded,
}: OrderDocument): OldMessage['documents'][number] => ({
  id,
  type,
  file_name,
  file_size,
  date_uploaded,
});

export const entityKey = ({ type, id }: ThreadEntity): string => `${type}/${id}`;

/** By id. */
export const threads: Collection<Thread> = collection(
  'instance.threads',
  {},
  {
    date_updated: sortedTime((thread) => thread.date_updated),
    date_created: sortedTime((thread) => thread.date_created),
    shop: value(({ shopId }) => shopId),
    entity_type: value(({ entity }) => entity.type),
    entity_id: value(({ entity }) => entity.id),
    channel: value(({ channel }) => channel),
    customer: values(({ authorized }) => authorized.flatMap(({ type, id }) => (type === 'CUSTOMER' ? (id ?? []) : []))),
    organization: value(({ customerOrganization }) => customerOrganization?.id),
  },
);
/** By id. */
export const attachments: Collection<Attachment> = collection('instance.attachments', {
  entity: (attachment) => attachment.entity,
});
/** By the id of the attachment. */
export const attachmentFiles: Collection<Uint8Array> = collection('instance.attachmentFiles');
/** By id. */
export const oldMessages: Collection<OldMessage> = collection(
  'instance.messages',
  { order: (message) => message.order_id },
  {
    dateCreated: sortedTime((message) => message.date_created),
    shop: value(({ shopId }) => shopId),
    received: value(({ toShop, from }) => toShop && from.type !== 'SHOP'),
    read: value(({ read }) => read),
    archived: value(({ archived }) => archived),
    visible: value(({ visible }) => visible),
    from: value(({ from }) => from.type),
    to: values(({ toShop, toCustomer, toOperator }) => [
      ...(toShop ? ['SHOP'] : []),
      ...(toCustomer ? ['CUSTOMER'] : []),
      ...(toOperator ? ['OPERATOR'] : []),
    ]),
    customer_id: value(({ customer }) => customer.id),
    order_id: value((message) => message.order_id),
    offer_id: value((message) => message.offer_id),
  },
);
