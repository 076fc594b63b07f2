import { counted, countedOf, endSentence, hostText, type Runtime } from '@tradelane/core/runtime';
import { TradelaneError } from '@tradelane/core/errors';
import type { FileImportResult } from './import-result.ts';

/** Thrown if the import failed or was canceled, or if its file could not be transformed. */
export class ImportFailedError<Tracking = unknown> extends TradelaneError {
  static override readonly brand: string = 'ImportFailedError';
  static override readonly defaultCode: string = 'ERR_IMPORT_FAILED';
  /** ID of the import. */
  readonly importId: number | string;
  /** The final status: `FAILED`, `CANCELLED`, `TRANSFORMATION_FAILED`. */
  readonly status: string;
  // Private, because `toJSON` and inspection show enumerable fields.
  readonly #result: FileImportResult<Tracking>;

  constructor(runtime: Pick<Runtime, 'settings'>, result: FileImportResult<Tracking>, reason: string | undefined) {
    super(
      `${endSentence(
        `The import ${result.importId} failed with status ${result.status}${reason ? `: ${hostText(runtime)(reason)}` : ''}`,
      )} Read the reports of \`result\`, correct the file, then import it again.`,
      { outcome: 'refused' },
    );
    this.importId = result.importId;
    this.status = result.status;
    this.#result = result;
  }

  /** Counts and available reports. */
  get result(): FileImportResult<Tracking> {
    return this.#result;
  }
}

/**
 * Thrown by `throwIfFailed()` if a line was invalid or a product wasn't imported. `result` holds the reports.
 */
export class ImportIncompleteError<Tracking = unknown> extends TradelaneError {
  static override readonly brand: string = 'ImportIncompleteError';
  static override readonly defaultCode: string = 'ERR_IMPORT_INCOMPLETE';
  /** ID of the import. */
  readonly importId: number | string;
  // Private, because `toJSON` and inspection show enumerable fields.
  readonly #result: FileImportResult<Tracking>;

  constructor(result: FileImportResult<Tracking>, hasProducts: boolean) {
    const { importId, lines, products } = result;
    const counts =
      products === undefined
        ? "Product results aren't available."
        : `${counted(Number(products.synchronized + products.reimported), 'product')} succeeded, ${Number(products.failed)} failed.`;
    const ofProducts = hasProducts ? ` ${counts}` : '';
    super(
      `Import ${importId} is incomplete: ${countedOf(lines.failed, lines.read, 'line')} failed.${ofProducts} Read the error report.`,
      { outcome: 'refused' },
    );
    this.importId = importId;
    this.#result = result;
  }

  /** Counts by reason and available reports. */
  get result(): FileImportResult<Tracking> {
    return this.#result;
  }
}

/**
 * Thrown if the upload got no response and the list of imports doesn't show whether it started one. Nothing was sent
 * again.
 * Look for the import with `imports.list`, `offers.imports` or `prices.imports`, and follow it with
 * `waitForImport(client, id)` or the function of its kind. Upload the file again only if you are sure that the import
 * doesn't exist. Imports of stock can't be listed: send the current quantities with a new `key`.
 */
export class ImportOutcomeUnknownError extends TradelaneError {
  static override readonly brand: string = 'ImportOutcomeUnknownError';
  static override readonly defaultCode: string = 'ERR_IMPORT_OUTCOME_UNKNOWN';
  /** Imports of the shop created since the upload, or `undefined` if reading the list failed. */
  readonly candidates: readonly (number | string)[] | undefined;
  /** When the upload started, by the local clock. */
  readonly since: Date;

  constructor(
    failure: TradelaneError | undefined,
    since: Date,
    candidates: readonly (number | string)[] | undefined,
    names: { readonly listMethod: string | undefined; readonly waitFunction: string },
  ) {
    const { operation, method, path, callId, attempts } = failure ?? {};
    super(
      `The upload got no response. The import may have started after ${since.toISOString()}. ${found(candidates, names)}`,
      { operation, method, path, callId, attempts, outcome: 'unknown', cause: failure },
    );
    this.candidates = candidates;
    this.since = since;
  }
}

function found(
  candidates: readonly (number | string)[] | undefined,
  { listMethod: method, waitFunction }: { readonly listMethod: string | undefined; readonly waitFunction: string },
): string {
  if (method === undefined) return 'The API has no list of these imports. Send the current values with a new `key`.';
  if (candidates === undefined) return `Reading the list of imports failed too. Check \`${method}\` before you retry.`;
  if (candidates.length === 0) return `The list shows none yet. Check \`${method}\` again before you retry.`;
  return `The list shows ${candidates.join(', ')}. Wait for yours with \`${waitFunction}(client, id)\`.`;
}
