import { RateLimitError } from '../../base/errors/index.ts';
import { isPromise } from '../../base/is-promise.ts';
import type { Credential } from '../auth/strategy.ts';
import { admit } from './admit.ts';
import { Attempt, type AttemptResult } from './attempt.ts';
import { CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import { noCredential } from './no-credential.ts';
import type { Exchange } from './exchange.ts';
import { type Again, nextStep } from './next-step.ts';
import { ReceivedResponse } from './received-response.ts';
import type { CallInterceptor } from './telemetry.ts';

/**
 * Runs a call to its end: deadline → retry loop ⟲ [ rate limit → auth → middleware → timeout → transport ].
 * @returns the success, or for `raw` any response; everything else is thrown as a typed error.
 */
export function runCall(context: PipelineContext, exchange: Exchange): Promise<ReceivedResponse> {
  if (context.around === undefined) return runAttempts(context, exchange);
  return runWatched(context.around, context, exchange);
}

/** Runs the call once, whatever the one who watches it throws or gives back. */
function runWatched(around: CallInterceptor, context: PipelineContext, exchange: Exchange): Promise<ReceivedResponse> {
  const { attempt: _, ...subject } = requestEventOf(exchange);
  return new Promise((resolve) => {
    let running: Promise<ReceivedResponse> | undefined;
    const run = (): Promise<ReceivedResponse> => {
      if (running) return running;
      const call = (running = runAttempts(context, exchange));
      // Nobody waits for who watches it any longer than for the call.
      const end = (): void => resolve(call);
      call.then(end, end);
      return call;
    };
    const watch = async (): Promise<unknown> => around(subject, run);
    const end = (): void => resolve(run());
    watch().then(end, end);
  });
}

/** All that most calls wait for is waited for in this one function: each further one takes a third of a kilobyte for every call. */
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
        // The last attempt failed with something that says more than that there is no room for another.
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
          // A wait for it is no part of the attempt's time.
          credential = isPromise(signing) ? await lifetime.race(signing) : signing;
        } catch (error) {
          throw noCredential(error, exchange, lifetime);
        }
        lifetime.throwIfOver(); // it may have ended in the very moment in which its turn came
        // Behind every wait, so that what it says still holds when the request leaves.
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
      if (reason !== '401') state.permit = undefined; // a replay after a 401 uses the same permit
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
