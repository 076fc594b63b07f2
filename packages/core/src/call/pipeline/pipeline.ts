import { RateLimitError } from '../../base/errors/index.ts';
import { limitKey, type Permit } from '../limits/index.ts';
import { admit } from './admit.ts';
import { attemptOnce } from './attempt.ts';
import { openCallLifetime } from './call-lifetime.ts';
import type { Exchange } from './exchange.ts';
import { decide, type End, type Step } from './next-step.ts';
import type { PipelineParts } from './parts.ts';
import { type Progress, subjectOf } from './progress.ts';
import type { ReceivedAnswer } from './received-answer.ts';

/**
 * Runs a call to its end: deadline → retry loop ⟲ [ rate limit → auth → middleware → timeout → transport ].
 * @returns the success, or for `raw` any answer; everything else is thrown as a typed error.
 */
export async function runCall(parts: PipelineParts, exchange: Exchange): Promise<ReceivedAnswer> {
  const { call } = exchange;
  const deadlineInMs = call.options.deadlineInMs ?? parts.deadlineInMs;
  const lifetime = openCallLifetime(exchange, parts.clock, { signal: call.options.signal, deadlineInMs });
  const progress: Progress = {
    exchange,
    lifetime,
    limitKey: limitKey(parts.limitPrefix, parts.strategy?.identity ?? 'anonymous', call),
    startedAtInMs: parts.clock.now(),
    options: {
      timeoutInMs: call.options.timeoutInMs ?? parts.timeoutInMs,
      maxAttempts: call.options.maxAttempts ?? parts.maxAttempts,
      maxWaitInMs: call.patient ? Number.POSITIVE_INFINITY : (call.options.maxWaitInMs ?? parts.maxWaitInMs),
      deadlineInMs,
    },
    waitedInMs: 0,
    isRenewed: false,
    isUrgent: call.followUpPage === true,
  };
  let isOpen = false;
  let permit: Permit | undefined;
  let giveUp: (() => End) | undefined;
  try {
    for (;;) {
      lifetime.throwIfOver();
      try {
        permit ??= await admit(parts, progress);
      } catch (error) {
        // The last attempt failed with something that tells more than that there is no room for another.
        if (giveUp && error instanceof RateLimitError) return answerOf(giveUp());
        throw error;
      }
      const attempted = await attemptOnce(parts, exchange, lifetime, permit, progress.options.timeoutInMs);
      const step =
        attempted.kind === 'success' ? succeed(parts, attempted.answer) : await decide(parts, progress, attempted);
      if (step.kind !== 'again') {
        isOpen = exchange.streams && attempted.kind === 'success';
        return answerOf(step);
      }
      if (step.reason !== '401') permit = undefined; // a replay after a 401 goes on the same leave
      giveUp = step.giveUp;
      parts.telling.retry?.({ ...subjectOf(exchange), reason: step.reason, waitInMs: step.waitInMs });
      progress.isUrgent = true;
      if (step.waitInMs > 0) await lifetime.race(parts.clock.wait(step.waitInMs, lifetime.signal));
    }
  } finally {
    permit?.settle();
    if (!isOpen) lifetime.close();
  }
}

function answerOf(end: End): ReceivedAnswer {
  if (end.kind === 'throw') throw end.error;
  return end.answer;
}

function succeed(parts: PipelineParts, answer: ReceivedAnswer): Step {
  parts.budget.earn();
  return { kind: 'done', answer };
}
