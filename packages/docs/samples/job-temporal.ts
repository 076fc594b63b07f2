import { hostname } from 'node:os';
import { decideRetry, settle } from '@tradelane/workflows';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import { ApplicationFailure } from '@temporalio/common';

const hub = createHub(hubOptionsFromEnv());
const [orderId = '', lineId = '', file = 'effects.sqlite'] =
  process.argv.slice(2);
const checkpoint = createFileCheckpoints(file);

// A worker that restarts under this name continues its work at once.
const ownerId = hostname();

/**
 * Returns the failure of an activity. Temporal runs the activity again
 * unless
 * it is non-retryable.
 */
function failureOf(error: unknown): unknown {
  if (error instanceof ApplicationFailure) return error;
  const next = decideRetry(error);
  const cause = error instanceof Error ? error : new Error(String(error));
  if (next.kind === 'stop')
    return ApplicationFailure.create({
      message: cause.message,
      nonRetryable: true,
      cause,
    });
  if (next.kind === 'settle' || next.at === undefined) return error;
  const nextRetryDelay = Math.max(0, next.at.getTime() - Date.now());
  return ApplicationFailure.create({
    message: cause.message,
    nextRetryDelay,
    cause,
  });
}

/** The activities that you pass to `Worker.create`. */
const activities = {
  async accept(orderId: string, lineId: string): Promise<string> {
    try {
      const body = { order_lines: [{ id: lineId, accepted: true }] };
      const key = `accept ${orderId} ${lineId}`;
      const result = await settle(hub.orders.accept, [orderId, body], {
        checkpoint,
        key,
        waitInMs: 0,
        ownerId,
      });
      if (result.outcome === 'done') return result.outcome;
      const { reason } = result;
      const retryAt = 'retryAt' in result ? result.retryAt : undefined;
      throw ApplicationFailure.create({
        message: reason?.message ?? result.outcome,
        nonRetryable: retryAt === undefined,
        ...(retryAt && {
          nextRetryDelay: Math.max(0, retryAt.getTime() - Date.now()),
        }),
      });
    } catch (error) {
      throw failureOf(error);
    }
  },
};

// Runs the activity once, as a unit test does.
try {
  console.log(await activities.accept(orderId, lineId));
} catch (error) {
  if (!(error instanceof ApplicationFailure)) throw error;
  console.log(
    error.nonRetryable
      ? 'not retried:'
      : `retried in ${String(error.nextRetryDelay)} ms:`,
    error.message,
  );
}
checkpoint.close();
