import type { Jobs, World } from '../../../world/index.ts';
import { orders } from '../orders/model/index.ts';
import {
  addMessage,
  type Conversation,
  type ConversationAction,
  conversationActions,
  conversations,
  type Draft,
  type Message,
} from './model.ts';

/** How long the channel takes to take a message. */
const deliveryInMs = 5000;

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

function deliver(world: World, id: string): void {
  const action = world.store.get(conversationActions, id);
  if (action?.status !== 'PENDING') return;
  const { draft } = action;
  const known =
    draft.conversation_id === undefined
      ? openConversation(world, draft)
      : world.store.get(conversations, draft.conversation_id);
  if (known === undefined || known.anonymized_at !== undefined) {
    const errors = [{ code: 'DATA_NOT_FOUND' as const, message: 'The customer can no longer be written to.' }];
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
