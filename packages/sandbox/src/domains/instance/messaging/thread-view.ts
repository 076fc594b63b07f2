import type { Schemas } from '../../../generated/instance.ts';
import type { Participant, Thread, ThreadMessage } from './model.ts';
import { isSame } from './participants.ts';

/** Messages of each thread that a list shows (PR10). */
const mostListed = 100;

export const takesPart = (participant: Participant, { from, to }: ThreadMessage): boolean =>
  (from.organization_details !== undefined && isSame(from.organization_details, participant)) ||
  to.some((one) => isSame(one, participant));

/** Participants that sent or received a message, in the order of the authorized participants (PR09). */
function currentOf({ authorized, messages }: Thread): readonly Participant[] {
  return authorized.filter((participant) => messages.some((message) => takesPart(participant, message)));
}

/** A thread without its messages. */
export function showThread(thread: Thread): Schemas['ThreadDetails'] {
  const last = thread.messages.at(-1);
  if (last === undefined) throw new Error(`Thread ${thread.id} was opened without a message.`);
  return {
    id: thread.id,
    topic: thread.topic,
    entities: [thread.entity],
    authorized_participants: thread.authorized,
    current_participants: currentOf(thread),
    ...(thread.customerOrganization !== undefined && { customer_organization: thread.customerOrganization }),
    date_created: thread.date_created,
    date_updated: thread.date_updated,
    metadata: {
      last_message_date: last.date_created,
      last_sender: last.from,
      shop_reply_needed_since: thread.replyNeededSince ?? null,
      total_count: thread.messages.length,
    },
    no_store_reply_needed: thread.noReplyNeeded ?? [],
  };
}

export const showThreadWithAll = (thread: Thread): Schemas['Thread'] => ({
  ...showThread(thread),
  messages: thread.messages,
});

export const showThreadWithLast = (thread: Thread): Schemas['Thread'] => ({
  ...showThread(thread),
  messages: thread.messages.slice(-mostListed),
});
