import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { zip } from '../../../machinery/files/zip.ts';
import { accepted, type HandlerResponse, file, ok } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { files } from '../../../machinery/files/contents.ts';
import {
  type Attachment,
  type Conversation,
  conversationActions,
  conversations,
  type Message,
  messagesOf,
} from './model.ts';
import { startDraft } from './delivery.ts';
import { requireOrder } from '../orders/model/index.ts';
import { seekPage } from '../../../machinery/paging/index.ts';

/** Keeps the files of a message; they belong to it once it is sent. */
function attachmentsOf({ world, files: uploaded }: Context): readonly Attachment[] {
  return (uploaded['files'] ?? []).map(({ name, bytes }) => {
    const id = world.uuid('attachment');
    world.store.put(files, id, bytes);
    return { id, filename: name, size_in_bytes: bytes.length };
  });
}

interface NewConversation {
  readonly entity: { readonly id: string };
  readonly topic: Conversation['topic'];
  readonly first_message: { readonly body: string };
}

/** C01. */
function createConversation(context: Context): HandlerResponse {
  const { entity, topic, first_message } = bodyOf<{ readonly conversation: NewConversation }>(context).conversation;
  const { order } = requireOrder(context.world, entity.id);
  const draft = { order_id: order.id, topic, body: first_message.body, attachments: attachmentsOf(context) };
  return accepted({ action_id: startDraft(context.world, draft).id });
}

function requireConversation({ world, path }: Context): Conversation {
  const id = path['conversationId'] ?? '';
  return world.store.get(conversations, id) ?? notFound(`Conversation ${id}`);
}

/** C02. */
function createMessage(context: Context): HandlerResponse {
  const { id, entity } = requireConversation(context);
  const { message_input } = bodyOf<{ readonly message_input: { readonly body: string } }>(context);
  const draft = {
    order_id: entity.id,
    conversation_id: id,
    body: message_input.body,
    attachments: attachmentsOf(context),
  };
  return accepted({ action_id: startDraft(context.world, draft).id });
}

const shownConversation = (conversation: Conversation): object => conversation;

/** C02: one of updated_from and conversation_ids is needed, and entity_ids goes with entity_type. */
function listConversations(context: Context): HandlerResponse {
  const { query } = context;
  const ids = query.list('conversation_ids');
  const entityIds = query.list('entity_ids');
  if (!query.has('updated_from') && ids === undefined)
    invalid('updated_from', 'is required where conversation_ids is absent');
  if (entityIds !== undefined && !query.has('entity_type')) invalid('entity_type', 'is required beside entity_ids');
  return seekPage(context, {
    collection: conversations,
    by: 'updated_at',
    order: query.text('sort') === 'updated_at,ASC' ? 'asc' : 'desc',
    from: query.text('updated_from'),
    where: ({ id, entity }) => (ids?.includes(id) ?? true) && (entityIds?.includes(entity.id) ?? true),
    show: shownConversation,
  });
}

/** C02: the latest on the channel comes first. */
function getConversationMessages(context: Context): HandlerResponse {
  const { world, query } = context;
  const { id } = requireConversation(context);
  const after = query.text('message_after');
  const wanted = messagesOf(world, id)
    .filter(({ channel_created_at }) => after === undefined || channel_created_at > after)
    .sort((a, b) => compareNewest(a, b))
    .map(shownMessage);
  return ok({ messages: wanted });
}

function shownMessage({ conversation_id: _conversation, ...shown }: Message): object {
  return shown;
}

type Dated = { readonly channel_created_at: string; readonly channel_message_id: string };

/** Messages of the same instant are ordered by the number that the channel gave them. */
const compareNewest = (a: Dated, b: Dated): number =>
  a.channel_created_at === b.channel_created_at
    ? Number(b.channel_message_id.slice(4)) - Number(a.channel_message_id.slice(4))
    : a.channel_created_at < b.channel_created_at
      ? 1
      : -1;

/** C03: what is unknown or deleted is silently left out. */
function downloadAttachments(context: Context): HandlerResponse {
  const { world, query } = context;
  const { id } = requireConversation(context);
  const wanted = query.list('attachment_ids');
  const entries = messagesOf(world, id).flatMap(({ attachments, created_at }) =>
    attachments.flatMap((attachment) => {
      const bytes = (wanted?.includes(attachment.id) ?? true) ? world.store.get(files, attachment.id) : undefined;
      return bytes === undefined ? [] : [{ name: attachment.filename, bytes, modifiedAt: created_at }];
    }),
  );
  return file(zip(entries), 'application/zip', `${id}_attachments.zip`);
}

function actionStatus({ world, path }: Context): HandlerResponse {
  const id = path['actionId'] ?? '';
  const { draft: _draft, errors, ...shown } = world.store.get(conversationActions, id) ?? notFound(`Action ${id}`);
  return ok({ ...shown, ...(errors.length > 0 && { errors }) });
}

export const conversationHandlers: Handlers = {
  createConversation,
  createMessage,
  listConversations,
  getConversationMessages,
  downloadConversationAttachments: downloadAttachments,
  getConversationActionStatus: actionStatus,
};
