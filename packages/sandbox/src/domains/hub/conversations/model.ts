import { collection, type Collection } from '../../../machinery/store/index.ts';
import type { World } from '../../../machinery/world/index.ts';
import { files } from '../../../machinery/files/contents.ts';
import type { Origin } from '../../account/model/index.ts';

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

/** What stands for a name or a text that was removed. */
const removed = 'Anonymized';

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
