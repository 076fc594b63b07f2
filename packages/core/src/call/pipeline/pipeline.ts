import { monotonicNow } from '../../base/clock/index.ts';
import { RateLimitError } from '../../base/errors/index.ts';
import type { Permit } from '../limits/index.ts';
import { admit } from './admit.ts';
import { runAttempt } from './attempt.ts';
import { openCallLifetime } from './call-lifetime.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import type { Exchange } from './exchange.ts';
import { type Again, nextStep } from './next-step.ts';
import { ReceivedResponse } from './received-response.ts';

/**
 * Runs a call to its end: deadline → retry loop ⟲ [ rate limit → auth → middleware → timeout → transport ].
 * @returns the success, or for `raw` any response; everything else is thrown as a typed error.
 */
export function runCall(context: PipelineContext, exchange: Exchange): Promise<ReceivedResponse> {
  if (context.around === undefined) return runAttempts(context, exchange);
  const { attempt: _, ...subject } = requestEventOf(exchange);
  return context.around(subject, () => runAttempts(context, exchange));
}

async function runAttempts(context: PipelineContext, exchange: Exchange): Promise<ReceivedResponse> {
  const { call, streams } = exchange;
  const { options } = call;
  const { clock, limiter } = context;
  const deadlineInMs = options.deadlineInMs ?? context.deadlineInMs;
  const lifetime = openCallLifetime(exchange, clock, options.signal, deadlineInMs);
  const state: CallState = {
    exchange,
    lifetime,
    limitKey: limiter.keyOf(context.limitPrefix, context.strategy?.identity ?? 'anonymous', call),
    startedAtInMs: deadlineInMs === undefined ? 0 : monotonicNow(clock),
    timeoutInMs: options.timeoutInMs ?? context.timeoutInMs,
    deadlineInMs,
    maxWaitInMs: call.waitsForLimit ? Number.POSITIVE_INFINITY : (options.maxWaitInMs ?? context.maxWaitInMs),
    maxAttempts: options.maxAttempts ?? context.maxAttempts,
    waitedInMs: 0,
    isRenewed: false,
    isUrgent: false,
  };
  let isOpen = false;
  let permit: Permit | undefined;
  let giveUp: Again['giveUp'];
  try {
    for (;;) {
      lifetime.throwIfOver();
      try {
        if (!permit) {
          const admitted = admit(context, state);
          permit = admitted instanceof Promise ? await admitted : admitted;
        }
      } catch (error) {
        // The last attempt failed with something that says more than that there is no room for another.
        if (giveUp && error instanceof RateLimitError) return giveUp();
        throw error;
      }
      const result = await runAttempt(context, exchange, lifetime, permit, state.timeoutInMs);
      if (result instanceof ReceivedResponse) {
        context.budget.earn();
        isOpen = streams;
        return result;
      }
      const step = await nextStep(context, state, result);
      if (step instanceof ReceivedResponse) return step;
      const { reason, waitInMs } = step;
      if (reason !== '401') permit = undefined; // a replay after a 401 uses the same permit
      giveUp = step.giveUp;
      context.observer.retry?.({ ...requestEventOf(exchange), reason, waitInMs });
      state.isUrgent = true;
      if (waitInMs > 0) await lifetime.race(clock.wait(waitInMs, lifetime.signal));
    }
  } finally {
    permit?.settle();
    if (!isOpen) lifetime.close();
  }
}
