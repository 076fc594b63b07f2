import { endSentence, hostText, type Runtime } from '@tradelane/core/runtime';
import { TradelaneError } from '@tradelane/core/errors';
import type { ExportStatus } from './running-export.ts';

/** Thrown if the export failed or was canceled, or if a file changed after some of its rows were returned. */
export class ExportFailedError extends TradelaneError {
  static override readonly brand: string = 'ExportFailedError';
  static override readonly defaultCode: string = 'ERR_EXPORT_FAILED';
  /** ID of the export. */
  readonly exportId: string;
  /** The final status: `FAILED`, `CANCELED`. `COMPLETED` if a file changed. */
  readonly status: string;
  /** Code of the server, if it sent one. */
  readonly serverCode: string | undefined;

  constructor(runtime: Pick<Runtime, 'settings'>, exportId: string, { status = '', error }: ExportStatus) {
    const texts = [error?.code, error?.detail].map((text) =>
      typeof text === 'string' ? hostText(runtime)(text) : undefined,
    );
    const reason = texts.filter((text) => text !== undefined).join(': ');
    const what = endSentence(
      `The export ${exportId} failed with status ${status}${reason === '' ? '' : `: ${reason}`}`,
    );
    super(`${what} Start a new export.`, {
      outcome: 'refused',
    });
    this.exportId = exportId;
    this.status = status;
    this.serverCode = texts[0];
  }
}

/**
 * Thrown if an earlier process may have started an export but didn't receive its ID. Exports can't be listed, and only
 * one per day is allowed (TL03). Nothing was sent. The same call starts a new export from `retryAt`.
 */
export class ExportOutcomeUnknownError extends TradelaneError {
  static override readonly brand: string = 'ExportOutcomeUnknownError';
  static override readonly defaultCode: string = 'ERR_EXPORT_OUTCOME_UNKNOWN';
  /** When the earlier request was sent, by the clock of its process. */
  readonly since: Date;
  /** When the same call may start a new export, by the documented limit. */
  readonly retryAt: Date;

  constructor(since: Date, retryAt: Date) {
    super(
      `An export started at ${since.toISOString()} may be running, but its id was lost. Retry after ${retryAt.toISOString()}.`,
      { outcome: 'not-sent' },
    );
    this.since = since;
    this.retryAt = retryAt;
  }
}
