import {
  checkObject,
  checkWorkOptions,
  type LongRunning,
  ofFollowing,
  type OperationDescriptor,
  received,
} from '@tradelane/core/runtime';
import type { Clock, RateWindow } from '@tradelane/core';
import { ArgumentError, MalformedResponseError } from '@tradelane/core/errors';
import type { PollOptions } from './poll-options.ts';
import { poll, type Poller } from './poller.ts';

/** State of a long-running operation. An unrecognized status means `running` (E05). */
export type WorkState = 'running' | 'succeeded' | 'failed';

/**
 * Derives the state from a status response and the final values in the description. Any other value means `running`
 * (E05).
 * @throws {ArgumentError} If an argument isn't an object.
 */
export function operationState(work: LongRunning, status: object): WorkState {
  checkObject(work, 'work');
  checkObject(status, 'status');
  const value =
    work.state === undefined ? undefined : Object.entries(status).find(([name]) => name === work.state)?.[1];
  if (typeof value !== 'string') return 'running';
  if (work.succeeded?.includes(value)) return 'succeeded';
  return work.failed?.includes(value) ? 'failed' : 'running';
}

/**
 * Checks that a status is about an operation, because a proxy or a cache may mix up responses.
 * @throws {MalformedResponseError} If it contains the ID of another one.
 */
export function checkAbout(
  status: object,
  id: string,
  { id: name = 'id' }: LongRunning,
  read: OperationDescriptor,
): void {
  const members = Object(status) as Readonly<Record<string, unknown>>;
  const found = [members[name], members['id']].find((one) => typeof one === 'string' || typeof one === 'number');
  if (found !== undefined && String(found).toLowerCase() !== id.toLowerCase())
    throw unusable(read, `it isn't about ${received(id)}`);
}

/** The error of a response that can't be used. */
export function unusable(
  { id, method, path }: OperationDescriptor,
  found: string,
  code?: 'ERR_RESPONSE_TOO_LARGE',
): MalformedResponseError {
  const message = `The response of ${id} is unusable: ${found}.`;
  return new MalformedResponseError(message, { operation: id, method, path, code });
}

/** Options to follow a long-running operation. */
export interface FollowWorkOptions<Status> {
  /**
   * Milliseconds from one response to the next request, at least what the documented maximum allows. Default: the
   * recommended rate.
   */
  readonly intervalInMs?: number | undefined;
  /**
   * Milliseconds to follow, then `PollTimeoutError` with a text to resume. Default: no limit, unless the method
   * documents one. Set this or `signal`.
   */
  readonly timeoutInMs?: number | undefined;
  /** Stops following with `AbortedError`. The operation continues on the server. */
  readonly signal?: AbortSignal | undefined;
  /** Called with every status, including the final one. */
  readonly onProgress?: PollOptions<Status>['onProgress'];
  /**
   * Called with each transient error, such as no connection, 5xx, or a malformed token response. The read is retried.
   */
  readonly onError?: ((error: Error) => unknown) | undefined;
}

/** A long-running operation: how to start it, read it, and convert its result. */
export interface LongRunningOperation<Status, Result> {
  /** Operation that starts it. */
  readonly start: OperationDescriptor;
  /** Operation that reads its status. */
  readonly status: OperationDescriptor;
  /** Reads the status once. The signal aborts with the poller. */
  readonly read: (id: string, signal: AbortSignal) => PromiseLike<Status>;
  /** Converts the final status to the result. Throws if the operation failed (E10). */
  readonly result: (status: Status, id: string, state: WorkState) => Result | PromiseLike<Result>;
  /** Clock for the interval and timeout. */
  readonly clock: Clock;
}

/** ID of an operation, or the text of an earlier poller's `serialize()`. */
export type OperationHandle = string | number | { readonly resume: string };

/**
 * Follows a long-running operation to its end.
 * @throws {ArgumentError} If an argument is missing or invalid.
 */
export function pollOperation<Status extends object, Result>(
  work: LongRunningOperation<Status, Result>,
  followed: OperationHandle,
  options: FollowWorkOptions<Status> = {},
): Poller<Result> {
  checkObject(work, 'work', 'read', 'result');
  checkObject(work.start, 'work.start');
  checkObject(work.status, 'work.status');
  checkObject(options, 'options');
  const described = work.start.longRunning;
  if (described?.state === undefined)
    throw new ArgumentError(
      `${work.start.id} can't be followed, because its description doesn't define a final status. Pass another \`start\`.`,
    );
  checkWorkOptions(options, ofFollowing);
  const { intervalInMs, ...others } = options;
  const { recommended, maximum } = work.status.rate ?? {};
  return poll<Status, Result>({
    kind: described.kind,
    ...(typeof followed === 'object' ? followed : { id: isId(followed) ? String(followed) : '' }),
    read: async (id, signal) => {
      const status = await work.read(id, signal);
      checkAbout(status, id, described, work.status);
      return status;
    },
    isFinal: (status) => operationState(described, status) !== 'running',
    result: (status, id) => work.result(status, id, operationState(described, status)),
    intervalInMs: Math.max(intervalInMs ?? spacingOf(recommended ?? maximum), spacingOf(maximum)),
    clock: work.clock,
    ...others,
  });
}

function isId(followed: unknown): boolean {
  return typeof followed === 'string' || Number.isFinite(followed);
}

function spacingOf(windows: readonly RateWindow[] = []): number {
  return Math.max(1_000, ...windows.map(({ requests, periodInMs }) => periodInMs / requests));
}
