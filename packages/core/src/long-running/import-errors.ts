import { TradelaneError } from '../errors/index.ts';
import type { ImportResult } from './import-result.ts';

/** The import ended without being carried out: it failed, was cancelled, or its file could not be transformed. */
export class ImportFailedError<Tracking = unknown> extends TradelaneError {
  static override readonly brand: string = 'ImportFailedError';
  override readonly name: string = 'ImportFailedError';
  readonly importId: number;
  /** The final status: `FAILED`, `CANCELLED`, `TRANSFORMATION_FAILED`. */
  readonly status: string;
  // Private, since `toJSON` and inspection show what is enumerable.
  readonly #result: ImportResult<Tracking>;

  constructor(result: ImportResult<Tracking>, reason: string | undefined) {
    super(`The import ${result.importId} ended as ${result.status}${reason === undefined ? '' : `: ${reason}`}`, {
      outcome: 'refused',
    });
    this.importId = result.importId;
    this.status = result.status;
    this.#result = result;
  }

  /** Counts, and the reports that there are all the same. */
  get result(): ImportResult<Tracking> {
    return this.#result;
  }
}
