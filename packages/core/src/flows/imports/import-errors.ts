import { TradelaneError } from '../../base/errors/index.ts';
import type { ImportResult } from './import-result.ts';

/** Thrown if the import failed or was canceled, or if its file could not be transformed. */
export class ImportFailedError<Tracking = unknown> extends TradelaneError {
  static override readonly brand: string = 'ImportFailedError';
  /** ID of the import. */
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

  /** Counts and available reports. */
  get result(): ImportResult<Tracking> {
    return this.#result;
  }
}

/** Thrown by `throwIfFailed()` if a line was invalid or a product wasn't imported. `result` holds the reports. */
export class ImportIncompleteError<Tracking = unknown> extends TradelaneError {
  static override readonly brand: string = 'ImportIncompleteError';
  /** ID of the import. */
  readonly importId: number;
  // Private, since `toJSON` and inspection show what is enumerable.
  readonly #result: ImportResult<Tracking>;

  constructor(result: ImportResult<Tracking>) {
    const { importId, lines, products } = result;
    const ofProducts =
      products === undefined
        ? 'what became of the products is not told'
        : `${products.synchronized + products.reimported} products arrived and ${products.failed} did not`;
    super(`The import ${importId}: of ${lines.read} lines ${lines.failed} were faulty, and ${ofProducts}`, {
      outcome: 'refused',
    });
    this.importId = importId;
    this.#result = result;
  }

  /** Counts by reason and available reports. */
  get result(): ImportResult<Tracking> {
    return this.#result;
  }
}

/**
 * Thrown if the upload got no response and the list of imports doesn't show whether it started one. Nothing was sent
 * again.
 * Look for the import with `imports.list`, and follow it with `waitForImport(client, id)`. Upload the file again only
 * if you are sure that the import doesn't exist.
 */
export class ImportOutcomeUnknownError extends TradelaneError {
  static override readonly brand: string = 'ImportOutcomeUnknownError';
  /** Imports of the shop created since the upload; `undefined` if the list could not be read. */
  readonly candidates: readonly number[] | undefined;
  /** When the upload started, by the local clock. */
  readonly since: Date;

  constructor(failure: TradelaneError | undefined, since: Date, candidates: readonly number[] | undefined) {
    const { operation, method, path, callId, attempts } = failure ?? {};
    super(
      `Whether the file was taken in is unknown: its upload got no response, and of the imports since ${since.toISOString()} ${found(candidates)}`,
      { operation, method, path, callId, attempts, outcome: 'unknown', cause: failure },
    );
    this.candidates = candidates;
    this.since = since;
  }
}

function found(candidates: readonly number[] | undefined): string {
  if (candidates === undefined) return 'the list could not be read. Look with `imports.list` before you send it again';
  if (candidates.length === 0) return 'the list shows none. Look again with `imports.list` before you send it again';
  return `the list shows ${candidates.join(', ')}. Follow the one that is yours with \`waitForImport(client, id)\``;
}
