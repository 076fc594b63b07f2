import { TradelaneError } from '../../base/errors/index.ts';

/** The export ended without files: it failed or was cancelled. */
export class ExportFailedError extends TradelaneError {
  static override readonly brand: string = 'ExportFailedError';
  override readonly name: string = 'ExportFailedError';
  readonly exportId: string;
  /** The final status: `FAILED`, `CANCELED`. */
  readonly status: string;
  /** The server's code, where it gave one. */
  readonly code: string | undefined;

  constructor(
    exportId: string,
    status: string,
    error: { readonly code?: string | undefined; readonly detail?: string | undefined } | undefined,
  ) {
    const reason = [error?.code, error?.detail].filter((part) => part !== undefined).join(': ');
    super(`The export ${exportId} ended as ${status}${reason === '' ? '' : ` (${reason})`}`, { outcome: 'refused' });
    this.exportId = exportId;
    this.status = status;
    this.code = error?.code;
  }
}
