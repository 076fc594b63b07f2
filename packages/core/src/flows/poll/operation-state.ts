import { checkObject } from '../../base/check-object.ts';
import type { Clock } from '../../base/clock/clock.ts';
import type { LongRunning, OperationDescriptor, RateWindow } from '../../base/descriptor.ts';
import { ArgumentError } from '../../base/errors/index.ts';
import type { PollProgress } from './poll-options.ts';
import { poll, type Poller } from './poller.ts';

/** How work stands, by the final values that its operation lists. A value that nobody knows means that it goes on (E05). */
export type WorkState = 'running' | 'succeeded' | 'failed';

/**
 * How work stands by what its status response says: by the final values that the operation's description names. Any other value means that
 * it goes on (E05).
 * @throws ArgumentError where one of them is no object
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

/** How to follow long-running work. */
export interface FollowWorkOptions<Status> {
  /** Time from one response to the next request; the recommended rate where absent, and never less than the documented maximum allows. */
  readonly intervalInMs?: number | undefined;
  /** How long to follow; as long as it takes where absent, unless the method says otherwise: give this or a `signal`. Then `PollTimeoutError`, with a text to resume by. */
  readonly timeoutInMs?: number | undefined;
  /** Ends the following with `AbortedError`; the work itself goes on. */
  readonly signal?: AbortSignal | undefined;
  /** Called with every status that is read, the final one included. */
  readonly onProgress?: ((status: Status, progress: PollProgress) => unknown) | undefined;
  /** Called with what a read failed with but passes (no connection, 5xx, a broken response of the token endpoint too); it is tried again. */
  readonly onError?: ((error: Error) => unknown) | undefined;
}

/** Long-running work as a poller follows it: which operations start and read it, and what comes of its last state. */
export interface Work<Status, Result> {
  /** The operation that starts the work. */
  readonly start: OperationDescriptor;
  /** The operation that reads its status. */
  readonly status: OperationDescriptor;
  /** Reads the status once. The signal aborts with the poller. */
  readonly read: (id: string, signal: AbortSignal) => PromiseLike<Status>;
  /** What the poller resolves to, from the final status; throws where the work failed (E10). */
  readonly result: (status: Status, id: string, state: WorkState) => Result | PromiseLike<Result>;
  /** Time for the interval and the timeout. */
  readonly clock: Clock;
}

/** The id of the work, or what `serialize()` of an earlier poller gave. */
export type OperationHandle = string | number | { readonly resume: string };

/**
 * Follows work to its end, as its operation describes it.
 * @throws ArgumentError for an argument that is missing or wrong
 */
export function pollOperation<Status extends object, Result>(
  work: Work<Status, Result>,
  followed: OperationHandle,
  options: FollowWorkOptions<Status> = {},
): Poller<Result> {
  checkObject(work, 'work', 'read', 'result');
  checkObject(work.start, 'work.start');
  checkObject(work.status, 'work.status');
  checkObject(options, 'options');
  const described = work.start.longRunning;
  if (described?.state === undefined) throw new ArgumentError(`${work.start.id} does not say how its work ends.`);
  const { intervalInMs, ...others } = options;
  const { recommended, maximum } = work.status.rate ?? {};
  return poll<Status, Result>({
    kind: described.kind,
    ...(typeof followed === 'object' ? followed : { id: isId(followed) ? String(followed) : '' }),
    read: work.read,
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
