import { invalid, notFound } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import { zip } from '../../../files/zip.ts';
import type { Context, Handler, HandlersOf, ResponseOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { files } from '../../../world/files.ts';
import type { World } from '../../../world/index.ts';
import { requireOrder } from '../orders/model/index.ts';
import { startDraft } from './delivery.ts';
import {
  type Attachment,
  type Conversation,
  conversationActions,
  conversations,
  type Draft,
  type Message,
  messagesOf,
} from './model.ts';

const keep = (world: World, uploaded: readonly UploadedFile[] = []): readonly Attachment[] =>
  uploaded.map(({ name, bytes }) => {
    const id = world.uuid('attachment');
    world.store.put(files, id, bytes);
    return { id, filename: name, size_in_bytes: bytes.length };
  });

/** C01. */
const createConversation: Handler<'createConversation'> = (context) => {
  const { world, body } = context;
  const { entity, topic, first_message } = body.conversation;
  const { order } = requireOrder(world, entity.id);
  const draft: Draft = { order_id: order.id, topic, body: first_message.body, attachments: keep(world, body.files) };
  return { action_id: startDraft(world, draft).id };
};

function requireConversation({
  world,
  path,
}: Context<'createMessage' | 'getConversationMessages' | 'downloadConversationAttachments'>): Conversation {
  const id = path.conversationId;
  return world.store.get(conversations, id) ?? notFound(`Conversation ${id}`);
}

/** C02. */
const createMessage: Handler<'createMessage'> = (context) => {
  const { world, body } = context;
  const { id, entity } = requireConversation(context);
  const attachments = keep(world, body.files);
  const draft: Draft = { order_id: entity.id, conversation_id: id, body: body.message_input.body, attachments };
  return { action_id: startDraft(world, draft).id };
};

const shownConversation = (conversation: Conversation): Conversation => conversation;

/** C02: one of updated_from and conversation_ids is needed, and entity_ids goes with entity_type. */
const listConversations: Handler<'listConversations'> = (context) => {
  const { query } = context;
  const ids = query.conversation_ids;
  const entityIds = query.entity_ids;
  if (query.updated_from === undefined && ids === undefined)
    invalid('listConversations', 'updated_from', 'is required if conversation_ids is missing');
  if (entityIds !== undefined && query.entity_type === undefined)
    invalid('listConversations', 'entity_type', 'is required with entity_ids');
  return seekPage(context, {
    collection: conversations,
    ...sortOf(query.sort ?? 'updated_at,DESC'),
    where: [among('id', ids), among('entity', entityIds), between('updated_at', query.updated_from)],
    show: shownConversation,
  });
};

/** C02: the latest on the channel comes first. */
const getConversationMessages: Handler<'getConversationMessages'> = (context) => {
  const { world, query } = context;
  const { id } = requireConversation(context);
  const after = query.message_after;
  const wanted = messagesOf(world, id)
    .filter(({ channel_created_at }) => after === undefined || channel_created_at > after)
    .sort((a, b) => compareNewest(a, b))
    .map(shownMessage);
  return { messages: wanted };
};

function shownMessage({
  conversation_id: _conversation,
  ...shown
}: Message): ResponseOf<'getConversationMessages'>['messages'][number] {
  return shown;
}

type Dated = { readonly channel_created_at: string; readonly channel_message_id: string };

const compareNewest = (a: Dated, b: Dated): number =>
  a.channel_created_at === b.channel_created_at
    ? Number(b.channel_message_id.slice(4)) - Number(a.channel_message_id.slice(4))
    : a.channel_created_at < b.channel_created_at
      ? 1
      : -1;

/** C03: what is unknown or deleted is silently left out. */
const downloadAttachments: Handler<'downloadConversationAttachments'> = (context) => {
  const { world, query } = context;
  const { id } = requireConversation(context);
  const wanted = query.attachment_ids;
  const entries = messagesOf(world, id).flatMap(({ attachments, created_at }) =>
    attachments.flatMap((attachment) => {
      const bytes = (wanted?.includes(attachment.id) ?? true) ? world.store.get(files, attachment.id) : undefined;
      return bytes === undefined ? [] : [{ name: attachment.filename, bytes, modifiedAt: created_at }];
    }),
  );
  return new FileResponse(zip(entries), 'application/zip', `${id}_attachments.zip`);
};

const actionStatus: Handler<'getConversationActionStatus'> = ({ world, path }) => {
  const id = path.actionId;
  const { draft: _draft, errors, ...shown } = world.store.get(conversationActions, id) ?? notFound(`Action ${id}`);
  return { ...shown, ...(errors.length > 0 && { errors }) };
};

export const conversationHandlers: HandlersOf<
  | 'createConversation'
  | 'createMessage'
  | 'listConversations'
  | 'getConversationMessages'
  | 'downloadConversationAttachments'
  | 'getConversationActionStatus'
> = {
  createConversation,
  createMessage,
  listConversations,
  getConversationMessages,
  downloadConversationAttachments: downloadAttachments,
  getConversationActionStatus: actionStatus,
};
