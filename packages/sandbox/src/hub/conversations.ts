import { collection, type Collection } from '../store/index.ts';
import type { Jobs, World } from '../world/index.ts';
import { files, orders } from './collections.ts';
import type { Origin } from './model.ts';

/** A conversation as sellers read it. */
export interface Conversation {
  readonly id: string;
  readonly channel_conversation_id: string;
  readonly entity: { readonly type: 'ORDER'; readonly id: string; readonly channel_entity_id: string };
  readonly origin: Origin;
  readonly participants: readonly {
    readonly type: 'CHANNEL' | 'CUSTOMER';
    readonly id?: string;
    readonly name: string;
  }[];
  readonly topic: { readonly type: string; readonly value: string };
  readonly created_at: string;
  readonly updated_at: string;
  readonly anonymized_at?: string;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly size_in_bytes: number;
}

export interface Message {
  readonly id: string;
  readonly conversation_id: string;
  readonly channel_message_id: string;
  readonly sender: { readonly type: 'CUSTOMER' | 'STORE' | 'CHANNEL'; readonly id?: string; readonly name: string };
  readonly body: string;
  readonly attachments: readonly Attachment[];
  readonly visible_to_customer: boolean;
  readonly created_at: string;
  readonly channel_created_at: string;
}

/** Sending a message. No command of the documents tells the connector of it, so it succeeds by itself after a short time. */
export interface ConversationAction {
  readonly id: string;
  readonly status: 'PENDING' | 'SUCCESS' | 'ERROR';
  readonly conversation_id?: string;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly created_at: string;
  readonly updated_at: string;
  /** What is to be sent. */
  readonly draft: Draft;
}

export interface Draft {
  /** The order of a new conversation. */
  readonly order_id: string;
  /** The conversation that exists already. */
  readonly conversation_id?: string;
  readonly topic?: Conversation['topic'];
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export const conversations: Collection<Conversation> = collection('conversations', {
  updated_at: (conversation) => conversation.updated_at,
  order: (conversation) => conversation.entity.id,
});
export const messages: Collection<Message> = collection('messages', {
  conversation: (message) => message.conversation_id,
});
export const conversationActions: Collection<ConversationAction> = collection('conversation_actions');

/** How long the channel takes to take a message. */
const deliveryInMs = 5000;

/** What stands for a name or a text that was removed. */
const removed = 'Anonymized';

export function startDraft(world: World, draft: Draft): ConversationAction {
  const { conversation_id } = draft;
  const action: ConversationAction = {
    id: world.uuid('conversation-action'),
    status: 'PENDING',
    ...(conversation_id !== undefined && { conversation_id }),
    errors: [],
    created_at: world.time,
    updated_at: world.time,
    draft,
  };
  world.store.put(conversationActions, action.id, action);
  world.schedule('deliver-message', world.now + deliveryInMs, { id: action.id });
  return action;
}

function openConversation(
  world: World,
  { order_id, topic = { type: 'FREE_TEXT', value: '' } }: Draft,
): Conversation | undefined {
  const order = world.store.get(orders, order_id)?.order;
  if (order === undefined || order.anonymized_at !== undefined) return undefined;
  const { first_name, last_name } = order.shipping_info.address ??
    order.billing_info?.address ?? { last_name: 'Customer' };
  return {
    id: world.uuid('conversation'),
    channel_conversation_id: `CNV-${world.next('channel-conversation')}`,
    entity: { type: 'ORDER', id: order.id, channel_entity_id: order.channel_order_id },
    origin: order.origin,
    participants: [{ type: 'CUSTOMER', name: first_name === undefined ? last_name : `${first_name} ${last_name}` }],
    topic,
    created_at: world.time,
    updated_at: world.time,
  };
}

/** Adds a message; the conversation counts as changed. */
export function addMessage(
  world: World,
  conversation: Conversation,
  message: Pick<Message, 'sender' | 'body' | 'attachments'>,
): void {
  const n = world.next('channel-message');
  const id = world.uuid('message');
  world.store.put(conversations, conversation.id, { ...conversation, updated_at: world.time });
  world.store.put(messages, id, {
    id,
    conversation_id: conversation.id,
    channel_message_id: `MSG-${n}`,
    ...message,
    visible_to_customer: true,
    created_at: world.time,
    channel_created_at: world.time,
  });
}

function deliver(world: World, id: string): void {
  const action = world.store.get(conversationActions, id);
  if (action?.status !== 'PENDING') return;
  const { draft } = action;
  const known =
    draft.conversation_id === undefined
      ? openConversation(world, draft)
      : world.store.get(conversations, draft.conversation_id);
  if (known === undefined || known.anonymized_at !== undefined) {
    const errors = [{ code: 'DATA_NOT_FOUND', message: 'The customer can no longer be written to.' }];
    world.store.put(conversationActions, id, { ...action, status: 'ERROR', errors, updated_at: world.time });
    return;
  }
  const sender: Message['sender'] = { type: 'STORE', name: known.origin.channel_store_name ?? 'Store' };
  addMessage(world, known, { sender, body: draft.body, attachments: draft.attachments });
  world.store.put(conversationActions, id, {
    ...action,
    status: 'SUCCESS',
    conversation_id: known.id,
    updated_at: world.time,
  });
}

export const conversationJobs: Jobs = { 'deliver-message': (world, { id = '' }) => deliver(world, id) };

export const messagesOf = (world: World, conversationId: string): readonly Message[] =>
  [...world.store.scan(messages, { by: 'conversation', equals: conversationId })].map(({ value }) => value);

/** Removes what tells who the customer was: the name, what was written, and the attachments. */
export function anonymizeConversations(world: World, orderId: string): void {
  for (const { value: conversation } of world.store.scan(conversations, { by: 'order', equals: orderId })) {
    for (const message of messagesOf(world, conversation.id)) {
      for (const { id } of message.attachments) world.store.delete(files, id);
      world.store.put(messages, message.id, {
        ...message,
        body: removed,
        sender: { type: message.sender.type, name: removed },
      });
    }
    world.store.put(conversations, conversation.id, {
      ...conversation,
      participants: conversation.participants.map(({ type }) => ({ type, name: removed })),
      topic: { ...conversation.topic, value: removed },
      anonymized_at: world.time,
      updated_at: world.time,
    });
  }
}
