import {
  ArgumentError,
  type CallOptions,
  type OperationHandle,
  pollOperation,
  type FollowWorkOptions,
  type OperationDescriptor,
  type Poller,
} from '@tradelane/core';
import { runtimeOf } from '@tradelane/core/runtime';
import { ActionFailedError, type ActionFault } from './action-failed-error.ts';
import type { HubMethods } from './generated/client.ts';
import { operations as o, surface } from './generated/operations.ts';
import type { ActionStatus, ConversationActionStatus } from './generated/types.ts';

/** How to follow an action. */
export interface WaitOptions<Status> extends FollowWorkOptions<Status> {
  /**
   * How long to follow; an hour where absent, `Infinity` for as long as it takes. Then `PollTimeoutError`, with a text to resume by: the
   * action goes on.
   */
  readonly timeoutInMs?: number | undefined;
}

const defaultTimeoutInMs = 3_600_000;

/** The id of an action, or what `serialize()` of an earlier wait gave. */
export type AwaitedAction = Exclude<OperationHandle, number>;

interface ReadStatus {
  readonly status: string;
  readonly errors?: readonly ActionFault[];
}

type ActionKind = 'action' | 'conversation-action';

/** What reads each kind of action, and one of the operations that start it: all of a kind end in the same words. */
const actions: Readonly<Record<ActionKind, Readonly<Record<'start' | 'status', OperationDescriptor>>>> = {
  action: { status: o['v2-getActionStatus'], start: o['v2-acceptOrderLines'] },
  'conversation-action': { status: o.getConversationActionStatus, start: o.createMessage },
};

/**
 * Follows an action to its end, reading its status at once and then every five minutes, as the documents recommend; every minute is the most.
 * An unknown status is not the end (E05). Rejects with `ActionFailedError` where it failed, with `PollTimeoutError` after `timeoutInMs`.
 * @param hub the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function waitForAction(
  hub: Pick<HubMethods, 'actions'>,
  action: AwaitedAction,
  options: WaitOptions<ActionStatus> = {},
): Poller<ActionStatus> {
  return waitFor('action', hub, action, (id, call) => hub.actions.get(id, call), options);
}

/**
 * Follows the sending of a message, reading its status every ten seconds; the response names the conversation.
 * Rejects with `ActionFailedError` where it failed, with `PollTimeoutError` after `timeoutInMs`.
 * @param hub the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function waitForConversationAction(
  hub: Pick<HubMethods, 'conversations'>,
  action: AwaitedAction,
  options: WaitOptions<ConversationActionStatus> = {},
): Poller<ConversationActionStatus> {
  const read = (id: string, call: CallOptions) => hub.conversations.getAction(id, call);
  return waitFor('conversation-action', hub, action, read, options, 10_000);
}

function waitFor<Status extends ReadStatus>(
  kind: ActionKind,
  hub: object,
  awaited: AwaitedAction,
  read: (id: string, options: CallOptions) => PromiseLike<Status>,
  options: WaitOptions<Status>,
  usualIntervalInMs = actions[kind].status.rate?.recommended?.[0]?.periodInMs,
): Poller<Status> {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
  return pollOperation<Status, Status>(
    {
      ...actions[kind],
      read: (id, signal) => read(id, { signal, maxWaitInMs: Infinity }),
      result: (status, id, state) => {
        if (state === 'failed') throw new ActionFailedError(id, faultsOf(status.errors));
        return status;
      },
      clock: runtimeOf(hub, surface.name).clock,
    },
    awaited,
    {
      ...options,
      intervalInMs: options.intervalInMs ?? usualIntervalInMs,
      timeoutInMs: options.timeoutInMs ?? defaultTimeoutInMs,
    },
  );
}

/** What is no reason says nothing (E04). */
function faultsOf(errors: unknown): readonly ActionFault[] {
  return Array.isArray(errors) ? errors.filter(isFault) : [];
}

function isFault(error: unknown): error is ActionFault {
  return typeof error === 'object' && error !== null && 'code' in error;
}
