import { monotonicNow } from '../../base/clock/index.ts';
import { RateLimitError } from '../../base/errors/index.ts';
import type { Permit } from '../limits/index.ts';
import { admit } from './admit.ts';
import { runAttempt } from './attempt.ts';
import { openCallLifetime } from './call-lifetime.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import type { Exchange } from './exchange.ts';
import { nextStep, type End, type Step } from './next-step.ts';
import type { ReceivedResponse } from './received-response.ts';

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
  const { call } = exchange;
  const deadlineInMs = call.options.deadlineInMs ?? context.deadlineInMs;
  const lifetime = openCallLifetime(exchange, context.clock, { signal: call.options.signal, deadlineInMs });
  const state: CallState = {
    exchange,
    lifetime,
    limitKey: context.limiter.keyOf(context.limitPrefix, context.strategy?.identity ?? 'anonymous', call),
    startedAtInMs: monotonicNow(context.clock),
    options: {
      timeoutInMs: call.options.timeoutInMs ?? context.timeoutInMs,
      maxAttempts: call.options.maxAttempts ?? context.maxAttempts,
      maxWaitInMs: call.waitsForLimit ? Number.POSITIVE_INFINITY : (call.options.maxWaitInMs ?? context.maxWaitInMs),
      deadlineInMs,
    },
    waitedInMs: 0,
    isRenewed: false,
    isUrgent: false,
  };
  let isOpen = false;
  let permit: Permit | undefined;
  let giveUp: (() => End) | undefined;
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
        if (giveUp && error instanceof RateLimitError) return responseOf(giveUp());
        throw error;
      }
      const result = await runAttempt(context, exchange, lifetime, permit, state.options.timeoutInMs);
      const step =
        result.kind === 'success' ? succeed(context, result.response) : await nextStep(context, state, result);
      if (step.kind !== 'again') {
        isOpen = exchange.streams && result.kind === 'success';
        return responseOf(step);
      }
      if (step.reason !== '401') permit = undefined; // a replay after a 401 uses the same permit
      giveUp = step.giveUp;
      context.observer.retry?.({ ...requestEventOf(exchange), reason: step.reason, waitInMs: step.waitInMs });
      state.isUrgent = true;
      if (step.waitInMs > 0) await lifetime.race(context.clock.wait(step.waitInMs, lifetime.signal));
    }
  } finally {
    permit?.settle();
    if (!isOpen) lifetime.close();
  }
}

function responseOf(end: End): ReceivedResponse {
  if (end.kind === 'throw') throw end.error;
  return end.response;
}

function succeed(context: PipelineContext, response: ReceivedResponse): Step {
  context.budget.earn();
  return { kind: 'done', response };
}
