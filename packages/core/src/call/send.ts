import { monotonicNow, startTimer } from '../clock/clock.ts';
import { ConfigurationError, RateLimitError, withNote } from '../errors/index.ts';
import type { CallInterceptor } from '../hooks/hooks.ts';
import { type Permit, WaitTooLongError } from '../limits/limits.ts';
import type { Call, Send } from '../operation/call.ts';
import { checkChoice, snapshotCall } from './arguments.ts';
import { attempt } from './attempt.ts';
import { files, hasFiles, loadFiles, writeBody } from './body.ts';
import { readLink } from './link.ts';
import { type CallRequest, createRequest } from './request.ts';
import { ReceivedResponse } from './response.ts';
import { dateAfter } from '../transport/retry-after.ts';
import { nextStep, type Retry } from './retry.ts';
import { RunningCall } from './running-call.ts';
import type { Settings } from './settings.ts';
import { isPromise } from '../platform/platform.ts';
import { writePath, writeQuery } from './url.ts';

/** Creates the function that every typed call uses: it writes the arguments as a request and runs the call. */
export function createSend(settings: Settings): Send {
  const send: Send = (call) => {
    if (!files && hasFiles(call)) {
      const own = snapshotCall(call);
      return loadFiles().then(() => send(own));
    }
    let running: RunningCall;
    try {
      running = new RunningCall(settings, call, requestOf(settings, call));
    } catch (error) {
      return Promise.reject(error);
    }
    return runCall(settings, running);
  };
  return send;
}

/** Writes the request before any wait, because the caller's objects may change. */
function requestOf(settings: Settings, call: Call): CallRequest {
  const { operation, input, options } = call;
  checkChoice(call);
  // An operation has a path, or its URL comes from another response.
  const isLink = operation.path === '' || input.url !== undefined;
  const { url, isForeign } = isLink ? readLink(settings, call) : { url: urlOf(call, settings), isForeign: false };
  const { response: kind } = operation;
  return createRequest(settings, call, {
    url,
    isForeign,
    body: writeBody(operation, input.body, options),
    reads: kind === undefined ? 'json' : kind === 'none' ? 'nothing' : 'stream',
  });
}

function urlOf({ operation, input, followUpPage }: Call, { baseUrl }: Settings): string {
  const url = baseUrl + writePath(operation, operation.path, input.path ?? {});
  if (input.query === undefined && operation.query === undefined) return url;
  const query = writeQuery(operation, input.query ?? {}, { onlyKnown: followUpPage !== true });
  return query === '' ? url : `${url}?${query}`;
}

/**
 * Runs a call: deadline → retry loop ⟲ [ rate limit → auth → middleware → timeout → transport ].
 * @returns The success, or any response if the call returns errors. Everything else is thrown as a typed error.
 */
export function runCall(settings: Settings, call: RunningCall): Promise<ReceivedResponse> {
  return settings.around ? runWatched(settings.around, settings, call) : runAttempts(settings, call);
}

/** Longest time until an interceptor starts its call (our choice). */
const longestStartInMs = 1_000;

/** Runs the call exactly once inside the interceptor, and ignores the interceptor's result and errors. */
function runWatched(around: CallInterceptor, settings: Settings, call: RunningCall): Promise<ReceivedResponse> {
  const { attempt: _, ...subject } = call.event;
  return new Promise((resolve) => {
    let running: Promise<ReceivedResponse> | undefined;
    const run = (): Promise<ReceivedResponse> => {
      if (running) return running;
      const result = (running = runAttempts(settings, call));
      // An interceptor can't delay the end of the call.
      const end = (): void => resolve(result);
      result.then(end, end);
      return result;
    };
    const watch = async (): Promise<unknown> => around(subject, run);
    const end = (): void => resolve(run());
    const watching = watch();
    if (!running) {
      // An interceptor that never calls `run` can't keep the call from starting.
      const stopTimer = startTimer(settings.clock, longestStartInMs, run);
      watching.then(stopTimer, stopTimer);
    }
    watching.then(end, end);
  });
}

async function runAttempts(settings: Settings, call: RunningCall): Promise<ReceivedResponse> {
  const { lifetime } = call;
  let giveUp: Retry['giveUp'];
  try {
    for (;;) {
      lifetime.throwIfOver();
      try {
        if (settings.rateLimiting && !call.permit) {
          const admitted = settings.limiter.admit(call);
          call.permit = isPromise(admitted) ? await awaitTurn(settings, call, admitted) : admitted;
        }
      } catch (error) {
        // The last attempt has a more specific error than the missing time for a retry.
        if (giveUp && error instanceof RateLimitError) return giveUp();
        throw error;
      }
      const result = await attempt(settings, call);
      if (result instanceof ReceivedResponse) {
        settings.budget.earn();
        return result;
      }
      const step = await nextStep(settings, call, result);
      if (step instanceof ReceivedResponse) return step;
      const { reason, waitInMs } = step;
      if (reason !== '401') call.permit = undefined; // A retry after a 401 uses the same permit.
      giveUp = step.giveUp;
      settings.observer.retry?.({ ...call.event, reason, waitInMs });
      call.urgent = true;
      if (waitInMs > 0) await lifetime.race(settings.clock.wait(waitInMs, lifetime.signal));
    }
  } finally {
    call.permit?.complete();
    if (!call.isStreaming) lifetime.close();
  }
}

/** Waits for the rate limit (E03). */
async function awaitTurn({ clock }: Settings, call: RunningCall, admitted: Promise<Permit>): Promise<Permit> {
  const askedAtInMs = monotonicNow(clock);
  const leftInMs = call.remainingInMs;
  try {
    const permit = await admitted;
    call.waitedInMs += monotonicNow(clock) - askedAtInMs;
    return permit;
  } catch (error) {
    // Adds the facts of the call to the error of the limit store.
    if (error instanceof ConfigurationError)
      throw new ConfigurationError(error.message, { ...call.facts(call.outcome), code: error.code });
    if (!(error instanceof WaitTooLongError)) throw error;
    throw tooLong(call, dateAfter(error.waitInMs, clock.now()), leftInMs);
  }
}

/** Creates the error of a wait that would be too long, with the time to retry at and the option to change. */
function tooLong(call: RunningCall, retryAt: Date, leftInMs: number): RateLimitError {
  const { longestWaitInMs, waitedInMs } = call;
  const [name, valueInMs] = call.deadlineOption;
  const bound =
    leftInMs < longestWaitInMs - waitedInMs ? `\`${name}\` (${valueInMs})` : `\`maxWaitInMs\` (${longestWaitInMs})`;
  const facts = call.facts(call.outcome);
  const message = `Rate limit reached for ${facts.operation} until ${retryAt.toISOString()}. To wait longer, raise ${bound}.`;
  return new RateLimitError(withNote(message, facts), { ...facts, code: 'ERR_LIMIT_WAIT', status: 429, retryAt });
}
