import { isPromise, type OperationDescriptor, received, withAccount } from '@tradelane/core/runtime';
import { digestOf, KeptWork, oneOf, selectionOf } from '@tradelane/core/work';
import type { CheckpointStore } from '@tradelane/core';
import { ArgumentError, TradelaneError } from '@tradelane/core/errors';
import { placeFreeAt, WorkNotFoundError } from '../poll/poll-errors.ts';
import { ExportOutcomeUnknownError } from './export-error.ts';
import type { ExportPosition, ExportStatus, RunningExport } from './running-export.ts';

/** Stored progress of an export. With a key, also its selection. */
type ExportState = { readonly selection?: string } &
  /** It is about to be started, or has been. */
  (
    | { readonly is: 'sent'; readonly sentAtInMs: number }
    | { readonly is: 'started'; readonly sentAtInMs: number; readonly id: string; readonly position: ExportPosition }
    /** An export with a key has handled its last row. */
    | { readonly is: 'over' }
  );

const sentAtInMs = 'number';
const position = { chunk: 'count', row: 'count', digest: 'string' };
const shape = /* @__PURE__ */ oneOf(
  { 'selection?': 'string', is: '=sent', sentAtInMs },
  { 'selection?': 'string', is: '=started', sentAtInMs, id: 'string', position },
  { 'selection?': 'string', is: '=over' },
);

/** An export that restarts resume. */
export class KeptExport {
  readonly #work: KeptWork<ExportState>;
  readonly #run: RunningExport;
  readonly #selection: { readonly selection?: string };
  /** When the export was sent, by the clock of the process that did. */
  #sentAtInMs = 0;
  #isKept = false;

  private constructor(work: KeptWork<ExportState>, run: RunningExport) {
    this.#work = work;
    this.#run = run;
    this.#selection = run.options.key === undefined ? {} : { selection: selectionOf(run.body) };
  }

  /** @throws {LeaseHeldError} If another process runs the export. @throws {ArgumentError} If the key belongs to another export. */
  static async open<Status extends ExportStatus>(run: RunningExport<Status>): Promise<KeptExport> {
    const { runtime, operations, body, options } = run;
    const { checkpoint, key, ownerId, leaseInMs, onLeaseWait, resume, signal } = options;
    if (checkpoint === undefined || resume !== undefined) {
      throw new ArgumentError("`checkpoint` and `resume` can't be used together. Pass only one.", {
        argument: 'resume',
      });
    }
    const name = `exports.${operations.start.id}.${digestOf([withAccount(runtime).identity, key ?? body])}`;
    const terms = { checkpoint, ownerId, leaseInMs, onLeaseWait, signal };
    const work = await KeptWork.open<ExportState>(name, runtime.clock, terms, shape);
    const kept = work.state?.selection;
    if (key === undefined || kept === undefined || kept === selectionOf(body))
      return new KeptExport(work, run as RunningExport);
    await work.close();
    const why = `The key ${received(key)} already belongs to another export request. Give each export its own key.`;
    throw new ArgumentError(why, { code: 'ERR_KEY_REUSED', argument: 'key', operation: operations.start.id });
  }

  /**
   * The ID of the export that an earlier process started, with the position after its handled rows. Otherwise a new export.
   * @throws {ExportOutcomeUnknownError} If an earlier process may have started an export whose ID is unknown.
   */
  async begin(
    start: (beforeSend: () => Promise<void>) => Promise<string>,
  ): Promise<{ readonly id: string; readonly isNew: boolean } | 'over'> {
    const { state } = this.#work;
    const { operations, runtime, position } = this.#run;
    if (state?.is === 'over') return 'over';
    if (state?.is === 'started') {
      this.#sentAtInMs = state.sentAtInMs;
      Object.assign(position, state.position);
      return { id: state.id, isNew: false };
    }
    if (state?.is === 'sent') {
      const retryAt = this.#retryAt(state.sentAtInMs);
      if (retryAt !== undefined) throw new ExportOutcomeUnknownError(new Date(state.sentAtInMs), retryAt);
    }
    try {
      const id = await start(async () => {
        this.#sentAtInMs = runtime.clock.now();
        await this.#work.keep({ ...this.#selection, is: 'sent', sentAtInMs: this.#sentAtInMs });
      });
      await this.#work.keep(this.#started(id));
      return { id, isNew: true };
    } catch (error) {
      const wasRefused = error instanceof TradelaneError && error.operation === operations.start.id;
      // It had no effect, so the next call may start one.
      if (wasRefused && error.outcome !== 'unknown') await this.#work.keep(undefined);
      throw error;
    }
  }

  /** A row goes to the program. */
  yielded(): void {
    this.#isKept = false;
  }

  /** Stores the position after the current row, unless the program has done so. */
  async settle(): Promise<void> {
    if (!this.#isKept) await this.commit(undefined);
  }

  commit(into: Pick<CheckpointStore, 'write'> | undefined): void | Promise<void> {
    const kept = this.#work.keep(this.#started(this.#run.id ?? ''), into);
    if (!isPromise(kept)) {
      this.#isKept = true;
      return;
    }
    return kept.then(() => {
      this.#isKept = true;
    });
  }

  /** Its last row is handled. An export with a key doesn't start again. Without a key, the same call starts a new export. */
  async end(): Promise<void> {
    await this.#work.keep(this.#run.options.key === undefined ? undefined : { ...this.#selection, is: 'over' });
  }

  /** It brought nothing: the same call begins a new one. */
  async forget(): Promise<void> {
    await this.#work.keep(undefined);
  }

  /**
   * The server knows it no more: `begin` starts a new one, with all its rows.
   * @throws WorkNotFoundError where its day is not over.
   */
  async loseTo(failure: TradelaneError): Promise<void> {
    const { operations, position, id = '' } = this.#run;
    const retryAt = this.#retryAt(this.#sentAtInMs);
    if (retryAt !== undefined)
      throw new WorkNotFoundError(operations.start.longRunning?.kind ?? 'export', id, retryAt, failure);
    await this.forget();
    Object.assign(position, { chunk: 0, row: 0, digest: '' });
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  #started(id: string): ExportState {
    const position = { ...this.#run.position };
    return { ...this.#selection, is: 'started', sentAtInMs: this.#sentAtInMs, id, position };
  }

  #retryAt(sentAtInMs: number): Date | undefined {
    const { operations, runtime } = this.#run;
    return placeFreeAt(sentAtInMs, periodInMs(operations.start), runtime.clock.now());
  }
}

/** How long one export takes the place of any other: one a day (TL03). */
function periodInMs({ rate }: OperationDescriptor): number {
  const windows = rate?.maximum ?? rate?.recommended ?? [];
  return Math.max(0, ...windows.map((window) => window.periodInMs));
}
