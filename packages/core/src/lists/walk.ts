import { received } from '../checks/checks.ts';
import type { Clock } from '../clock/clock.ts';
import { monotonicNow, systemClock } from '../clock/index.ts';
import { TimeoutError } from '../errors/index.ts';
import { hashOfJson } from '../json/json-values.ts';
import { refuseArgument } from '../arguments/refuse-argument.ts';
import type { Call } from '../operation/call.ts';
import type { ListCall } from './page-call.ts';

/**
 * Consecutive pages without new items before a list counts as endless (our choice). A filter may leave some pages
 * empty.
 */
const mostIdlePages = 100;

/** Sends the call of a page within the walk's remaining time. */
export type WithinWalk = <T>(call: Call, send: (call: Call) => Promise<T>) => Promise<T>;

/**
 * Creates the deadline of one walk.
 * @throws {ArgumentError} If the deadline is invalid.
 */
export function startWalk({ operation, options }: ListCall, clock: Clock = systemClock): WithinWalk {
  const { walkDeadlineInMs: limitInMs } = options;
  if (limitInMs === undefined) return (call, send) => send(call);
  const { id, method, path } = operation;
  if (!(limitInMs > 0))
    throw refuseArgument(
      operation,
      'walkDeadlineInMs',
      `${id}: \`walkDeadlineInMs\` must be a number above 0. Received: ${received(limitInMs)}.`,
    );
  const startedAtInMs = monotonicNow(clock);
  const leftInMs = (): number => limitInMs - (monotonicNow(clock) - startedAtInMs);
  const missed = (cause?: TimeoutError): TimeoutError =>
    new TimeoutError(
      `${id} wasn't read to its end within ${limitInMs} ms (\`walkDeadlineInMs\`). Continue from the cursor of the last page.`,
      {
        operation: id,
        method,
        path,
        callId: cause?.callId,
        attempts: cause?.attempts,
        outcome: cause?.outcome ?? 'not-sent',
        limit: 'walk',
        limitInMs,
      },
    );
  return async (call, send) => {
    const left = leftInMs();
    if (left <= 0) throw missed();
    const { deadlineInMs = left } = call.options;
    try {
      return await send({ ...call, options: { ...call.options, deadlineInMs: Math.min(deadlineInMs, left) } });
    } catch (error) {
      const isOver = error instanceof TimeoutError && error.limit === 'deadline' && leftInMs() <= 0;
      throw isOver ? missed(error) : error;
    }
  };
}

/** Counts consecutive pages without new items: empty, or equal to one of the last 100. */
export class IdlePages {
  readonly #inARow: number;
  readonly #known: readonly number[];

  private constructor(inARow: number, known: readonly number[]) {
    this.#inARow = inARow;
    this.#known = known;
  }

  static from(items: readonly unknown[]): IdlePages {
    return items.length === 0 ? new IdlePages(1, []) : new IdlePages(0, [outline(items)]);
  }

  /** Adds a page. Returns `undefined` if too many follow each other. */
  step(items: readonly unknown[]): IdlePages | undefined {
    const rows = outline(items);
    if (items.length > 0 && !this.#known.includes(rows))
      return new IdlePages(0, [...this.#known.slice(1 - mostIdlePages), rows]);
    const inARow = this.#inARow + 1;
    return inARow >= mostIdlePages ? undefined : new IdlePages(inARow, this.#known);
  }
}

/** Hash of a page. A collision 100 times in a row isn't a risk. */
function outline(items: readonly unknown[]): number {
  return hashOfJson([items.length, items[0], items.at(-1)]);
}
