import { AbortedError } from '../../base/errors/index.ts';

/** Ids that are remembered of a shop; more are not looked through. */
const mostClaims = 1_000;
/** What nobody has found by then will not show up any more. */
const unresolvedForInMs = 86_400_000;

/**
 * The uploads of one shop from this client, one after the other: which import a lost response belongs to can only be told while no
 * other upload is under way. An import may be started once in 15 minutes, so that nobody waits here who would not wait anyway.
 */
export class UploadSlot {
  readonly #claimed = new Set<number>();
  readonly #unresolved = new Map<unknown, number>();
  #tail: Promise<void> = Promise.resolve();

  /** Runs `work` when everybody before has done theirs. */
  use<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const tail = this.#tail;
    const result = orAborted(tail, signal).then(work);
    // Who gave up before its turn ends no turn; and none keeps what the one before came to.
    const end = (): Promise<void> => tail;
    this.#tail = result.then(end, end);
    return result;
  }

  /** An import that somebody's upload has started: it is nobody else's. */
  claim(importId: number): void {
    this.#claimed.add(importId);
    const [oldest] = this.#claimed;
    if (oldest !== undefined && this.#claimed.size > mostClaims) this.#claimed.delete(oldest);
  }

  get claimed(): ReadonlySet<number> {
    return this.#claimed;
  }

  /** An upload of which nobody knows what became of it; an import that shows up may be its. */
  giveUp(upload: unknown, atInMs: number): void {
    this.#unresolved.set(upload, atInMs);
  }

  /** It is known after all. */
  resolve(upload: unknown): void {
    this.#unresolved.delete(upload);
  }

  /** Whether there are such uploads beside `own`. */
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
