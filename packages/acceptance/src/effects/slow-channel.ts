import type { Clock } from '@tradelane/core';
import type { Sandbox } from '@tradelane/sandbox';
import { randomOf } from '../prove/random.ts';

export interface ChannelFigures {
  readonly succeeded: number;
  readonly refused: number;
  readonly never: number;
}

interface Answer {
  readonly atInMs: number;
  readonly is: 'succeeded' | 'refused';
}

/** A channel that carries out actions at once or hours later, refuses some, and never answers others. */
export class SlowChannel {
  readonly figures = { succeeded: 0, refused: 0, never: 0 };
  readonly #sandbox: Sandbox;
  readonly #clock: Clock;
  readonly #answerOf: (nowInMs: number) => Answer | undefined;
  /** The answers to come by the ID of the action. Undefined if it never comes. */
  readonly #answers = new Map<string, Answer | undefined>();
  readonly #orders = new Map<string, string>();
  readonly #timer: NodeJS.Timeout;
  #lastNewsInMs: number;

  constructor(
    sandbox: Sandbox,
    options: { readonly clock: Clock; readonly seed: number; readonly longestAnswerInMs: number },
  ) {
    const { clock, seed, longestAnswerInMs } = options;
    const random = randomOf(seed + 1);
    this.#sandbox = sandbox;
    this.#clock = clock;
    this.#lastNewsInMs = clock.now();
    this.#answerOf = (nowInMs) => {
      const fate = random();
      if (fate < 0.03) return undefined;
      // A third is immediate, and a few take the longest time.
      const delayInMs = Math.max(0, 1.5 * random() - 0.5) ** 3 * longestAnswerInMs;
      return { atInMs: nowInMs + delayInMs, is: fate < 0.15 ? 'refused' : 'succeeded' };
    };
    this.#timer = setInterval(() => this.#work(), 20);
  }

  /** Whether no action came and no answer was open for a time. */
  isQuiet(forInMs: number): boolean {
    const isWaiting = [...this.#answers.values()].some((answer) => answer !== undefined);
    return !isWaiting && this.#clock.now() - this.#lastNewsInMs > forInMs;
  }

  /** The orders with an action that has no answer. */
  open(): ReadonlySet<string> {
    return new Set([...this.#answers.keys()].map((id) => this.#orders.get(id) ?? ''));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #work(): void {
    const nowInMs = this.#clock.now();
    for (const { id, status, order_id } of this.#sandbox.actions.list())
      if (status === 'PENDING' && !this.#orders.has(id)) {
        const answer = this.#answerOf(nowInMs);
        this.#orders.set(id, order_id);
        this.#answers.set(id, answer);
        this.#lastNewsInMs = nowInMs;
        if (answer === undefined) this.figures.never += 1;
      }
    for (const [id, answer] of this.#answers) {
      if (answer === undefined || answer.atInMs > nowInMs) continue;
      this.#answers.delete(id);
      this.#lastNewsInMs = nowInMs;
      this.figures[answer.is] += 1;
      if (answer.is === 'succeeded') this.#sandbox.actions.succeed(id);
      else this.#sandbox.actions.fail(id, { code: 'REFUSED', message: 'The channel refused it.' });
    }
  }
}
