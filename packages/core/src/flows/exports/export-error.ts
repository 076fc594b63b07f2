import { TradelaneError } from '../../base/errors/index.ts';
import type { ExportStatus } from './running-export.ts';

/** The export ended without files: it failed or was cancelled. */
export class ExportFailedError extends TradelaneError {
  static override readonly brand: string = 'ExportFailedError';
  /** Id of the export. */
  readonly exportId: string;
  /** The final status: `FAILED`, `CANCELED`. */
  readonly status: string;
  /** The server's code, where it gave one. */
  readonly code: string | undefined;

  constructor(exportId: string, status: string, error: ExportStatus['error']) {
    const reason = [error?.code, error?.detail].filter((part) => typeof part === 'string').join(': ');
    super(`The export ${exportId} ended as ${status}${reason === '' ? '' : ` (${reason})`}`, { outcome: 'refused' });
    this.exportId = exportId;
    this.status = status;
    this.code = error?.code ?? undefined;
  }
}

/**
 * A process ended, or lost its connection, while it started an export, before it knew the id; exports are not listed, and only one a day is
 * allowed (TL03). Nothing was sent. The same call starts a new one from `retryAt` on.
 */
export class ExportOutcomeUnknownError extends TradelaneError {
  static override readonly brand: string = 'ExportOutcomeUnknownError';
  /** When the other one was sent, by the clock of its process. */
  readonly since: Date;
  /** From when on the same call starts a new export, by the documented limit. */
  readonly retryAt: Date;

  constructor(since: Date, retryAt: Date) {
    super(
      `An export may have been started at ${since.toISOString()} whose id nobody knows; the next one may be started at ${retryAt.toISOString()}`,
      { outcome: 'not-sent' },
    );
    this.since = since;
    this.retryAt = retryAt;
  }
}
