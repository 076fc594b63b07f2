import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { type HandlerResponse, created, ok } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { type Participant, type ParticipantType, type Thread, threads } from './model.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { sees } from '../common/access.ts';
import { directionOf } from '../common/listing.ts';
import { downloadAttachment } from './attachments.ts';
import { reply } from './sending.ts';
import { showThread, showThreadWithAll, showThreadWithLast } from './thread-view.ts';
import { readTopic, type TopicInput } from './topics.ts';

const at = '$.message_input';

interface MessageInput {
  readonly body: string;
  readonly to: readonly { readonly type: ParticipantType; readonly id?: string }[];
  readonly topic?: TopicInput;
}

function requireThread(context: Context): Thread {
  const id = context.path['thread_id'] ?? '';
  const thread = context.world.store.get(threads, id);
  return thread !== undefined && sees(context, thread.shopId) ? thread : notFound(`Thread ${id}`);
}

/** The wire names no criteria: these are ours, in both spellings. */
const criteria: Readonly<Record<string, string>> = {
  date_updated: 'date_updated',
  dateUpdated: 'date_updated',
  date_created: 'date_created',
  dateCreated: 'date_created',
};

function sortOf({ query }: Context): readonly [by: string, order: 'asc' | 'desc'] {
  const sort = query.text('sort') ?? 'date_updated,DESC';
  const [criterion, order] = directionOf(sort);
  const by = Object.hasOwn(criteria, criterion) ? criteria[criterion] : undefined;
  if (by === undefined || !/^[^,]+,(ASC|DESC)$/i.test(sort))
    invalid('sort', `must be date_updated or date_created with ASC or DESC: ${sort}`);
  return [by, order];
}

/** PR10. */
function isListed(context: Context): (thread: Thread) => boolean {
  const { query } = context;
  const type = query.text('entity_type');
  const ids = query.list('entity_id');
  const since = query.text('updated_since');
  const channels = query.list('channel_codes');
  if (ids !== undefined && type === undefined) invalid('entity_type', 'is required where entity_id is given');
  return (thread) =>
    sees(context, thread.shopId) &&
    (type === undefined || thread.entity.type === type) &&
    (ids === undefined || ids.includes(thread.entity.id)) &&
    (since === undefined || thread.date_updated >= since) &&
    (channels === undefined || (thread.channel !== undefined && channels.includes(thread.channel)));
}

function listThreads(context: Context): HandlerResponse {
  const [by, order] = sortOf(context);
  const show = context.query.flag('with_messages') === true ? showThreadWithLast : showThread;
  return seekPage(context, { collection: threads, by, order, where: isListed(context), show });
}

/** PR09: recipients are named by type and, but for the operator, by id. One of a type needs no id. */
function recipientsOf({ authorized }: Thread, to: MessageInput['to']): Participant[] {
  return to.map(({ type, id }, index) => {
    const found = authorized.find(
      (one) => one.type === type && (id === undefined || type === 'OPERATOR' || one.id === id),
    );
    return (
      found ?? invalid(`${at}.to[${index}]`, `is not among the authorized participants: ${type} ${id ?? ''}`.trimEnd())
    );
  });
}

function replyTo(context: Context): HandlerResponse {
  const thread = requireThread(context);
  const { body, to, topic } = bodyOf<{ readonly message_input: MessageInput }>(context).message_input;
  const newTopic = topic === undefined ? undefined : readTopic(context.world, topic, thread.entity.type, at);
  return created(reply(context, thread, body, recipientsOf(thread, to), newTopic, at));
}

/** Threads that are open. */
export const threadHandlers: Handlers = {
  M10: (context) => ok(showThreadWithAll(requireThread(context))),
  M11: listThreads,
  M12: replyTo,
  M13: downloadAttachment,
};
