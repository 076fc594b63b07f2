import type { CallOptions } from '@tradelane/core';
import { ArgumentError } from '@tradelane/core/errors';
import type { FollowWorkOptions, OperationHandle, Poller } from '@tradelane/workflows';
import { hostText, type OperationDescriptor, runtimeOf } from '@tradelane/core/runtime';
import { pollOperation } from '@tradelane/workflows/follow';
import { ActionFailedError, type ActionFault } from './action-failed-error.ts';
import type { HubMethods } from './generated/client.ts';
import { operations as o, surface } from './generated/operations.ts';
import type { ActionStatus, ConversationActionStatus } from './generated/types.ts';

/** Options to follow an action. */
export interface WaitOptions<Status> extends FollowWorkOptions<Status> {
  /**
   * Milliseconds to follow, then `PollTimeoutError` with a text to resume. The action continues. `Infinity` sets no
   * limit. Default: 3,600,000 (1 h).
   */
  readonly timeoutInMs?: number | undefined;
}

const defaultTimeoutInMs = 3_600_000;

/** ID of an action, or the text of an earlier wait's `serialize()`. */
export type AwaitedAction = Exclude<OperationHandle, number>;

interface ReadStatus {
  readonly status: string;
  readonly errors?: readonly ActionFault[];
}

type ActionKind = 'action' | 'conversation-action';

/** Operations that start and read each kind of action. All actions of a kind have the same final values. */
const actions: Readonly<Record<ActionKind, Readonly<Record<'start' | 'status', OperationDescriptor>>>> = {
  action: { status: o['v2-getActionStatus'], start: o['v2-acceptOrderLines'] },
  'conversation-action': { status: o.getConversationActionStatus, start: o.createMessage },
};

/**
 * Follows an action to its end. It reads the status immediately and then every 5 minutes, as recommended. The
 * documented maximum is once per minute.
 * An unrecognized status isn't final (E05).
 * @param hub A client from `createHub`. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ActionFailedError} If the action failed.
 * @throws {PollTimeoutError} If it takes longer than `timeoutInMs`.
 * @example
 * ```ts
 * import { ActionFailedError, waitForAction } from '@tradelane/hub';
 *
 * const { action_id } = await hub.orders.accept('ORDER', { order_lines: [{ id: 'LINE', accepted: true }] });
 * try {
 *   await waitForAction(hub, action_id);
 * } catch (error) {
 *   if (error instanceof ActionFailedError) console.log(error.message);
 *   else throw error;
 * }
 * ```
 */
export function waitForAction(
  hub: Pick<HubMethods, 'actions'>,
  action: AwaitedAction,
  options: WaitOptions<ActionStatus> = {},
): Poller<ActionStatus> {
  return waitFor('action', hub, action, (id, call) => hub.actions.get(id, call), options);
}

/**
 * Follows the sending of a message and reads its status every 10 s. The response names the conversation.
 * @param hub A client from `createHub`. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ActionFailedError} If the message could not be sent.
 * @throws {PollTimeoutError} If it takes longer than `timeoutInMs`.
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
    throw new ArgumentError('`options` must be an object.', { argument: 'options' });
  const runtime = runtimeOf(hub, surface.name);
  return pollOperation<Status, Status>(
    {
      ...actions[kind],
      read: (id, signal) => read(id, { signal, maxWaitInMs: Infinity }),
      result: (status, id, state) => {
        if (state === 'failed') throw new ActionFailedError(id, faultsOf(status.errors, hostText(runtime)));
        return status;
      },
      clock: runtime.clock,
    },
    awaited,
    {
      ...options,
      intervalInMs: options.intervalInMs ?? usualIntervalInMs,
      timeoutInMs: options.timeoutInMs ?? defaultTimeoutInMs,
    },
  );
}

/** Drops malformed entries (E04), and those after the first 100. */
function faultsOf(errors: unknown, fit: (text: string) => string): readonly ActionFault[] {
  if (!Array.isArray(errors)) return [];
  const faults = errors.slice(0, 100).filter(isFault);
  return faults.map(({ code, message }) => ({ code: fit(code), message: message && fit(message) }));
}

function isFault(error: unknown): error is ActionFault {
  return typeof error === 'object' && error !== null && 'code' in error;
}
