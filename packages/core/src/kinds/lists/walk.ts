import type { Clock } from '../../base/clock/clock.ts';
import { monotonicNow, systemClock } from '../../base/clock/index.ts';
import { ArgumentError, TimeoutError } from '../../base/errors/index.ts';
import type { Call } from '../../call/call.ts';
import type { ListCall } from './list-call.ts';

/** Pages in a row that bring no new row, after which a list counts as endless (ours): a filter may leave a few empty. */
const mostIdlePages = 100;

/** One walk over a list, from its first page on, within its deadline. */
export class Walk {
  readonly #clock: Clock;
  readonly #limitInMs: number | undefined;
  readonly #startedAtInMs: number;

  /** @throws ArgumentError where the deadline is none */
  constructor({ operation: { id, method, path }, options }: ListCall, clock: Clock = systemClock) {
    const { walkDeadlineInMs } = options;
    if (walkDeadlineInMs !== undefined && !(walkDeadlineInMs > 0)) {
      const facts = { argument: 'walkDeadlineInMs', operation: id, method, path };
      throw new ArgumentError(`${id}: \`walkDeadlineInMs\` must be a number above 0.`, facts);
    }
    this.#clock = clock;
    this.#limitInMs = walkDeadlineInMs;
    this.#startedAtInMs = monotonicNow(clock);
  }

  /** Sends the call of a page within what is left of the walk. */
  async within<T>(call: Call, send: (call: Call) => Promise<T>): Promise<T> {
    if (this.#limitInMs === undefined) return send(call);
    const leftInMs = this.#leftInMs();
    if (leftInMs <= 0) throw this.#missed(call);
    const { deadlineInMs = leftInMs } = call.options;
    try {
      return await send({ ...call, options: { ...call.options, deadlineInMs: Math.min(deadlineInMs, leftInMs) } });
    } catch (error) {
      const isOver = error instanceof TimeoutError && error.limit === 'deadline' && this.#leftInMs() <= 0;
      throw isOver ? this.#missed(call, error) : error;
    }
  }

  #leftInMs(): number {
    return (this.#limitInMs ?? Infinity) - (monotonicNow(this.#clock) - this.#startedAtInMs);
  }

  #missed({ operation: { id, method, path } }: Call, cause?: TimeoutError): TimeoutError {
    const limitInMs = this.#limitInMs ?? 0;
    return new TimeoutError(`${id} was not read to its end within the ${limitInMs} ms of \`walkDeadlineInMs\``, {
      operation: id,
      method,
      path,
      callId: cause?.callId,
      attempts: cause?.attempts,
      outcome: cause?.outcome ?? 'not-sent',
      limit: 'walk',
      limitInMs,
    });
  }
}

/** Counts the pages of a walk that bring nothing: empty ones, and repetitions of the page before. */
export class IdlePages {
  readonly #inARow: number;
  readonly #rows: string;

  private constructor(inARow: number, rows: string) {
    this.#inARow = inARow;
    this.#rows = rows;
  }

  static from(items: readonly unknown[]): IdlePages {
    return new IdlePages(items.length === 0 ? 1 : 0, outline(items));
  }

  /** With one more page; undefined where there were too many in a row. */
  step(items: readonly unknown[]): IdlePages | undefined {
    const rows = outline(items);
    const isIdle = items.length === 0 || rows === this.#rows;
    const inARow = isIdle ? this.#inARow + 1 : 0;
    return inARow >= mostIdlePages ? undefined : new IdlePages(inARow, rows);
  }
}

/** Enough of a page to tell it from the next one. */
function outline(items: readonly unknown[]): string {
  return items.length === 0 ? '' : `${items.length} ${JSON.stringify(items[0])} ${JSON.stringify(items.at(-1))}`;
}
