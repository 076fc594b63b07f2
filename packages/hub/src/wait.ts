import { type CallOptions, type Clock, poll, type Poller, type PollProgress } from '@tradelane/core';
import { ActionFailedError, type ActionFault } from './action-failed-error.ts';

/** How to follow an action. */
export interface WaitOptions<Status> {
  /** Time from one answer to the next request. The documented rates hold besides. */
  readonly intervalInMs?: number;
  /** How long to follow; as long as it takes where absent. Then `StillRunningError`, with a text to resume by. */
  readonly timeoutInMs?: number;
  readonly signal?: AbortSignal;
  /** Told every status that is read, the final one included. */
  readonly onProgress?: (status: Status, progress: PollProgress) => void;
}

/** The id of an action, or what `serialize()` of an earlier wait gave. */
export type AwaitedAction = string | { readonly resume: string };

interface ReadStatus {
  readonly status: string;
  readonly errors?: readonly ActionFault[];
}

/** Orders say FAILED, conversations ERROR, connectors FAILURE; all three mean that it was not done. */
const failures: ReadonlySet<string> = new Set(['FAILED', 'ERROR', 'FAILURE']);

/** Follows an action until it is done, or rejects with `ActionFailedError` where it failed. An unknown status is not the end (E05). */
export function waitFor<Status extends ReadStatus>(
  kind: string,
  awaited: AwaitedAction,
  read: (id: string, options: CallOptions) => PromiseLike<Status>,
  clock: Clock,
  { intervalInMs, ...options }: WaitOptions<Status> & { readonly intervalInMs: number },
): Poller<Status> {
  return poll<Status>({
    kind,
    ...(typeof awaited === 'string' ? { id: awaited } : awaited),
    read: (id, signal) => read(id, { signal, maxWaitInMs: Infinity }),
    isFinal: ({ status }) => status === 'SUCCESS' || failures.has(status),
    result: (state, id) => {
      if (failures.has(state.status)) throw new ActionFailedError(id, state.errors ?? []);
      return state;
    },
    intervalInMs,
    clock,
    ...options,
  });
}
