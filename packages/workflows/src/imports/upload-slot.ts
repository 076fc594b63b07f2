import { AbortedError } from '@tradelane/core/errors';
import { RequestWork, resultOf } from '@tradelane/core/runtime';
import type { ImportId } from './import-kind.ts';

/** Most IDs that are remembered per shop. */
const mostClaims = 1_000;
/** An import that wasn't found by then won't appear any more. */
const unresolvedForInMs = 86_400_000;

interface Turn {
  readonly ended: Promise<void>;
  readonly owner: RequestWork | undefined;
}

/**
 * Runs the uploads of one shop from this client one after another. The import of a lost response can only be found while
 * no other upload is running. An import may start once in 15 minutes, so this adds no wait.
 */
export class UploadSlot {
  readonly #claimed = new Set<ImportId>();
  readonly #unresolved = new Map<unknown, number>();
  readonly #turns = new Set<Turn>();

  /** Runs `work` when every earlier call has ended, or its request has. */
  async use<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const before = [...this.#turns];
    let end!: () => void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const turn: Turn = { ended, owner: RequestWork.ifScoped() };
    this.#turns.add(turn);
    try {
      for (const one of before) {
        await orAborted(resultOf(one.ended, one.owner), signal);
        this.#turns.delete(one);
      }
      return await work();
    } finally {
      this.#turns.delete(turn);
      turn.owner?.end();
      end();
    }
  }

  /** Assigns an import to the upload that started it. */
  claim(importId: ImportId): void {
    this.#claimed.add(importId);
    const [oldest] = this.#claimed;
    if (oldest !== undefined && this.#claimed.size > mostClaims) this.#claimed.delete(oldest);
  }

  get claimed(): ReadonlySet<ImportId> {
    return this.#claimed;
  }

  /** Records an upload with an unknown outcome. An import that appears may belong to it. */
  giveUp(upload: unknown, atInMs: number): void {
    this.#unresolved.set(upload, atInMs);
  }

  /** It is known after all. */
  resolve(upload: unknown): void {
    this.#unresolved.delete(upload);
  }

  /** Whether there are such uploads other than `own`. */
  hasUnresolved(nowInMs: number, own?: unknown): boolean {
    return [...this.#unresolved].some(
      ([upload, atInMs]) => upload !== own && Math.abs(nowInMs - atInMs) < unresolvedForInMs,
    );
  }
}

function orAborted(turn: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal === undefined) return turn;
  return new Promise((resolve, reject) => {
    const onAbort = (): void =>
      reject(
        new AbortedError('The import was aborted before its file was sent.', {
          outcome: 'not-sent',
          cause: signal.reason,
        }),
      );
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    void turn.then(() => {
      signal.removeEventListener('abort', onAbort);
      resolve(undefined);
    });
  });
}
