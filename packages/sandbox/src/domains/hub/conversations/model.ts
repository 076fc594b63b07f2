import type { Schemas } from '../../../generated/hub.ts';
import { collection, type Collection, sortedTime, value } from '../../../store/index.ts';
import { files } from '../../../world/files.ts';
import type { World } from '../../../world/index.ts';

export type Conversation = Schemas['Conversation'] & {
  readonly entity: Required<Schemas['ConversationSubject']>;
};

export type Attachment = Schemas['MessageAttachment'];

export type Message = Required<Schemas['ConversationMessage']> & { readonly conversation_id: string };

export type ConversationAction = Schemas['ConversationActionStatus'] & {
  readonly errors: NonNullable<Schemas['ConversationActionStatus']['errors']>;
  readonly draft: Draft;
};

export interface Draft {
  /** The order of a new conversation. */
  readonly order_id: string;
  /** The conversation that exists already. */
  readonly conversation_id?: string;
  readonly topic?: Conversation['topic'];
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export const conversations: Collection<Conversation> = collection(
  'conversations',
  { order: (conversation) => conversation.entity.id },
  {
    id: value((conversation) => conversation.id),
    entity: value((conversation) => conversation.entity.id),
    updated_at: sortedTime((conversation) => conversation.updated_at),
  },
);
export const messages: Collection<Message> = collection('messages', {
  conversation: (message) => message.conversation_id,
});
export const conversationActions: Collection<ConversationAction> = collection('conversation_actions');

const removed = 'Anonymized';

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
