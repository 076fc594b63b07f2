import type { Schemas } from '../../../generated/instance.ts';
import { invalid, refuse } from '../../../errors/index.ts';
import type { AnyContext, Context } from '../../../http/context.ts';
import { attach } from './attachments.ts';
import { type Participant, type Thread, type ThreadEntity, type ThreadMessage, threads } from './model.ts';
import { isSame, senderOf, speakerOf } from './participants.ts';

/** Messages on one thread. */
const mostMessages = 1000;

export type SendingContext = Context<'M12' | 'M14' | 'OR43' | 'SOF43' | 'SOR43'>;

type Sent = Schemas['MessageSent'];

/** A thread that is about to be opened. */
export interface Opening {
  readonly shopId: number;
  readonly entity: ThreadEntity;
  readonly channel?: string;
  readonly authorized: readonly Participant[];
  readonly topic: Schemas['Topic'];
  readonly body: string;
  readonly to: readonly Participant[];
}

function requireSpeaker(
  context: AnyContext,
  authorized: readonly Participant[],
  to: readonly Participant[],
  at: string,
): Participant {
  const speaker =
    speakerOf(context, authorized) ??
    refuse(
      'T13',
      403,
      'FORBIDDEN',
      'The caller is not among the authorized participants of the thread. Use the key of a participant.',
    );
  if (to.length === 0) invalid('AS34', `${at}.to`, 'must identify a recipient');
  if (to.some((one) => isSame(one, speaker))) invalid('AS06', `${at}.to`, `must not be the sender: ${speaker.type}`);
  return speaker;
}

function messageOf(
  context: SendingContext,
  entity: ThreadEntity,
  shopId: number,
  speaker: Participant,
  body: string,
  to: readonly Participant[],
  inReply: boolean,
): ThreadMessage {
  const {
    world,
    body: { files },
  } = context;
  return {
    id: world.uuid('instance.message'),
    body,
    date_created: world.time,
    from: senderOf(speaker),
    to,
    attachments: attach(world, files, { entity, shopId, inReply }),
  };
}

function replyNeeded(
  before: string | undefined,
  { from, to, date_created }: ThreadMessage,
): Pick<Thread, 'replyNeededSince'> {
  if (from.type === 'SHOP_USER') return {};
  const since = before ?? (to.some(({ type }) => type === 'SHOP') ? date_created : undefined);
  return since === undefined ? {} : { replyNeededSince: since };
}

/** Opens a thread with its first message. */
export function open(context: SendingContext, { body, to, ...thread }: Opening, at: string): Sent {
  const { world } = context;
  const speaker = requireSpeaker(context, thread.authorized, to, at);
  const message = messageOf(context, thread.entity, thread.shopId, speaker, body, to, false);
  const id = world.uuid('instance.thread');
  world.store.put(threads, id, {
    ...thread,
    id,
    messages: [message],
    date_created: world.time,
    date_updated: world.time,
    ...replyNeeded(undefined, message),
  });
  return { message_id: message.id, thread_id: id };
}

/** Adds a message to a thread, and a new topic if there is one. */
export function reply(
  context: SendingContext,
  thread: Thread,
  body: string,
  to: readonly Participant[],
  topic: Schemas['Topic'] | undefined,
  at: string,
): Sent {
  const { world } = context;
  const speaker = requireSpeaker(context, thread.authorized, to, at);
  if (thread.messages.length >= mostMessages)
    refuse('M12', 400, 'TOO_MANY_MESSAGES', `A thread can have at most ${mostMessages} messages. Create a new thread.`);
  const message = messageOf(context, thread.entity, thread.shopId, speaker, body, to, true);
  const { replyNeededSince, ...rest } = thread;
  world.store.put(threads, thread.id, {
    ...rest,
    topic: topic ?? thread.topic,
    messages: [...thread.messages, message],
    date_updated: world.time,
    ...replyNeeded(replyNeededSince, message),
  });
  return { message_id: message.id, thread_id: thread.id };
}
