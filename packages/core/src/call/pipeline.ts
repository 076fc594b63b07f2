import { startTimer } from '../clock/index.ts';
import { RateLimitError } from '../errors/index.ts';
import { isPromise } from '../platform/platform.ts';
import type { Credential } from '../auth/strategy.ts';
import { admit } from './admit.ts';
import { Attempt, type AttemptResult } from './attempt.ts';
import { CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import { noCredential, type Again, nextStep } from './next-step.ts';
import type { Exchange } from './exchange.ts';
import { ReceivedResponse } from './received-response.ts';
import type { CallInterceptor } from '../hooks/telemetry.ts';

/**
 * Runs a call: deadline → retry loop ⟲ [ rate limit → auth → middleware → timeout → transport ].
 * @returns The success, or for `raw` any response. Everything else is thrown as a typed error.
 */
export function runCall(context: PipelineContext, exchange: Exchange): Promise<ReceivedResponse> {
  if (context.around === undefined) return runAttempts(context, exchange);
  return runWatched(context.around, context, exchange);
}

/** Longest time until an interceptor starts its call (our choice). */
const longestStartInMs = 1_000;

/** Runs the call exactly once inside the interceptor, and ignores the interceptor's result and errors. */
function runWatched(around: CallInterceptor, context: PipelineContext, exchange: Exchange): Promise<ReceivedResponse> {
  const { attempt: _, ...subject } = requestEventOf(exchange);
  return new Promise((resolve) => {
    let running: Promise<ReceivedResponse> | undefined;
    const run = (): Promise<ReceivedResponse> => {
      if (running) return running;
      const call = (running = runAttempts(context, exchange));
      // An interceptor can't delay the end of the call.
      const end = (): void => resolve(call);
      call.then(end, end);
      return call;
    };
    const watch = async (): Promise<unknown> => around(subject, run);
    const end = (): void => resolve(run());
    const watching = watch();
    if (!running) {
      // An interceptor that never calls `run` can't keep the call from starting.
      const stopTimer = startTimer(context.clock, longestStartInMs, run);
      watching.then(stopTimer, stopTimer);
    }
    watching.then(end, end);
  });
}

/**
 * All waits of a usual call are in this one async function, because each further one costs a third of a kilobyte per
 * call.
 */
async function runAttempts(context: PipelineContext, exchange: Exchange): Promise<ReceivedResponse> {
  const state = new CallState(context, exchange);
  const { lifetime } = state;
  const { concurrencyLimit } = context;
  const { beforeSend } = exchange.call.options;
  let giveUp: Again['giveUp'];
  try {
    for (;;) {
      lifetime.throwIfOver();
      try {
        if (!state.permit) {
          const admitted = admit(context, state);
          state.permit = isPromise(admitted) ? await admitted : admitted;
        }
      } catch (error) {
        // The last attempt has a more specific error than the missing time for a retry.
        if (giveUp && error instanceof RateLimitError) return giveUp();
        throw error;
      }
      const attempt = new Attempt(context, state);
      let result: AttemptResult;
      try {
        const acquiring = concurrencyLimit?.acquire(lifetime);
        if (acquiring) await acquiring;
        attempt.slot = concurrencyLimit;
        let credential: Credential | undefined;
        try {
          const signing = exchange.isForeign ? undefined : context.strategy?.credential();
          // The wait for a credential doesn't count towards the timeout.
          credential = isPromise(signing) ? await lifetime.race(signing) : signing;
        } catch (error) {
          throw noCredential(error, exchange, lifetime);
        }
        lifetime.throwIfOver(); // it may have ended as its turn came
        // After every wait, so that its result is still valid when the request is sent.
        if (beforeSend) await lifetime.race(Promise.resolve(beforeSend()));
        const response = await attempt.send(credential);
        result = attempt.isPlain(response)
          ? attempt.receive(response, await attempt.text(response))
          : await attempt.receiveOther(response);
      } catch (error) {
        result = attempt.fail(error);
      }
      if (result instanceof ReceivedResponse) {
        context.budget.earn();
        return result;
      }
      const step = await nextStep(context, state, result);
      if (step instanceof ReceivedResponse) return step;
      const { reason, waitInMs } = step;
      if (reason !== '401') state.permit = undefined; // a retry after a 401 uses the same permit
      giveUp = step.giveUp;
      context.observer.retry?.({ ...requestEventOf(exchange), reason, waitInMs });
      state.urgent = true;
      if (waitInMs > 0) await lifetime.race(context.clock.wait(waitInMs, lifetime.signal));
    }
  } finally {
    state.permit?.complete();
    if (!state.isStreaming) lifetime.close();
  }
}
