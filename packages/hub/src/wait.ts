import {
  type CallOptions,
  type Clock,
  type FollowedWork,
  followWork,
  type FollowWorkOptions,
  type OperationDescriptor,
  type Poller,
} from '@tradelane/core';
import { ActionFailedError, type ActionFault } from './action-failed-error.ts';
import { operations as o } from './generated/operations.ts';

/** How to follow an action. */
export interface WaitOptions<Status> extends FollowWorkOptions<Status> {
  /**
   * How long to follow; an hour where absent, `Infinity` for as long as it takes. Then `StillRunningError`, with a text to resume by: the
   * action goes on.
   */
  readonly timeoutInMs?: number | undefined;
}

const defaultTimeoutInMs = 3_600_000;

/** The id of an action, or what `serialize()` of an earlier wait gave. */
export type AwaitedAction = Exclude<FollowedWork, number>;

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

/** Follows an action until it is done, or rejects with `ActionFailedError` where it failed. An unknown status is not the end (E05). */
export function waitFor<Status extends ReadStatus>(
  kind: ActionKind,
  awaited: AwaitedAction,
  read: (id: string, options: CallOptions) => PromiseLike<Status>,
  clock: Clock,
  options: WaitOptions<Status>,
): Poller<Status> {
  return followWork<Status, Status>(
    {
      ...actions[kind],
      read: (id, signal) => read(id, { signal, maxWaitInMs: Infinity }),
      result: (status, id, state) => {
        if (state === 'failed') throw new ActionFailedError(id, status.errors ?? []);
        return status;
      },
      clock,
    },
    awaited,
    {
      ...options,
      intervalInMs: options.intervalInMs ?? actions[kind].status.rate?.recommended?.[0]?.periodInMs,
      timeoutInMs: options.timeoutInMs ?? defaultTimeoutInMs,
    },
  );
}
