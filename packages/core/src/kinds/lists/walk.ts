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

/** Counts the pages of a walk that bring nothing: empty ones, and repetitions of one of the last hundred that did. */
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

  /** With one more page; undefined where there were too many in a row. */
  step(items: readonly unknown[]): IdlePages | undefined {
    const rows = outline(items);
    if (items.length > 0 && !this.#known.includes(rows))
      return new IdlePages(0, [...this.#known.slice(1 - mostIdlePages), rows]);
    const inARow = this.#inARow + 1;
    return inARow >= mostIdlePages ? undefined : new IdlePages(inARow, this.#known);
  }
}

/** Enough of a page to tell it from the others, as a number: two that share one by chance do not do so a hundred times in a row. */
function outline(items: readonly unknown[]): number {
  const text = `${items.length} ${JSON.stringify(items[0])} ${JSON.stringify(items.at(-1))}`;
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
