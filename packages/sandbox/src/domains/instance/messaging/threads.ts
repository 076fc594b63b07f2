import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { seekPage, type sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { ownOf, sees } from '../common/access.ts';
import { downloadAttachment } from './attachments.ts';
import { type Participant, type Thread, threads } from './model.ts';
import { reply } from './sending.ts';
import { showThread, showThreadWithAll, showThreadWithLast, takesPart } from './thread-view.ts';
import { readTopic } from './topics.ts';

const at = '$.message_input';

function requireThread(context: Context<'M10' | 'M12'>): Thread {
  const id = context.path.thread_id;
  const thread = context.world.store.get(threads, id);
  return thread !== undefined && sees(context, thread.shopId) ? thread : notFound(`Thread ${id}`);
}

/** The wire names no criteria: these are ours, in both spellings. */
const criteria: ReadonlyMap<string, string> = new Map([
  ['date_updated', 'date_updated'],
  ['dateUpdated', 'date_updated'],
  ['date_created', 'date_created'],
  ['dateCreated', 'date_created'],
]);

function readSort(sort: string): ReturnType<typeof sortOf> {
  const [, criterion = '', direction = ''] = /^([^,]+),(ASC|DESC)$/.exec(sort) ?? [];
  const by = criteria.get(criterion);
  if (by === undefined) invalid('Q05', 'sort', `must be date_updated or date_created with ASC or DESC: ${sort}`);
  return { by, order: direction === 'DESC' ? 'desc' : 'asc' };
}

/** PR10. */
const listThreads: Handler<'M11'> = (context) => {
  const { query } = context;
  if (query.entity_id !== undefined && query.entity_type === undefined)
    invalid('PR10', 'entity_type', 'is required if entity_id is given');
  return seekPage(context, {
    collection: threads,
    ...readSort(query.sort ?? 'date_updated,DESC'),
    where: [
      ownOf(context),
      among('entity_type', query.entity_type),
      among('entity_id', query.entity_id),
      between('date_updated', query.updated_since),
      among('channel', query.channel_codes),
      among('customer', query.customer_id),
      among('organization', query.customer_organization_id),
    ],
    show: query.with_messages === true ? showThreadWithLast : showThread,
  });
};

/** PR09: recipients are named by type and, but for the operator, by id. One of a type needs no id. */
function recipientsOf({ authorized }: Thread, to: Schemas['MessageInput']['to']): Participant[] {
  return to.map(({ type, id }, index) => {
    const found = authorized.find(
      (one) => one.type === type && (id === undefined || type === 'OPERATOR' || one.id === id),
    );
    return (
      found ??
      invalid('PR09', `${at}.to[${index}]`, `is not among the authorized participants: ${type} ${id ?? ''}`.trimEnd())
    );
  });
}

const replyTo: Handler<'M12'> = (context) => {
  const thread = requireThread(context);
  const { body, to, topic } = context.body.message_input;
  const newTopic = topic === undefined ? undefined : readTopic(context.world, topic, thread.entity.type, at);
  return reply(context, thread, body, recipientsOf(thread, to), newTopic, at);
};

/** Threads that are open. */
export const threadHandlers: HandlersOf<'M10' | 'M11' | 'M12' | 'M13'> = {
  M10: (context) => {
    const thread = requireThread(context);
    const { customer_id: id } = context.query;
    if (id === undefined) return showThreadWithAll(thread);
    const customer = thread.authorized.find((one) => one.type === 'CUSTOMER' && one.id === id);
    if (customer === undefined) return notFound(`Thread ${thread.id}`);
    const messages = thread.messages.filter((message) => takesPart(customer, message));
    return { ...showThreadWithAll(thread), messages };
  },
  M11: listThreads,
  M12: replyTo,
  M13: downloadAttachment,
};
