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
 * With a `checkpoint`, the same call looks again and never uploads the file again. Look for the import with
 * `imports.list`, `offers.imports` or `prices.imports`. Pass its ID as `existingImportId`, or follow it with
 * `waitForImport(client, id)` or the function of its kind. If you are sure that the server won't import the file, pass a
 * new `key` to upload it again. Imports of stock can't be listed: send the current quantities with a new `key`.
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
    names: {
      readonly listMethod: string | undefined;
      readonly waitFunction: string;
      /** Whether the import has a checkpoint, so that the same call looks again. */
      readonly isKept: boolean;
    },
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
  { listMethod: method, waitFunction, isKept }: ConstructorParameters<typeof ImportOutcomeUnknownError>[3],
): string {
  const again = isKept ? 'with a new `key`' : 'again';
  if (method === undefined) return `The API has no list of these imports. Send the current values ${again}.`;
  const seen =
    candidates === undefined
      ? `Reading the list of imports failed too. Read it with \`${method}\`.`
      : candidates.length === 0
        ? `\`${method}\` shows none yet, but the server may start it later.`
        : `\`${method}\` shows ${candidates.join(', ')}.`;
  const next = isKept
    ? 'The same call looks again. If you know the import, pass its ID as `existingImportId`.'
    : `If you know the import, follow it with \`${waitFunction}(client, id)\`.`;
  return `${seen} ${next} Send the file ${again} only if you are sure that the server won't import it.`;
}
