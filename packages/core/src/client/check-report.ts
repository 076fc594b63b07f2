/** The name of a check that `checkClient` makes. */
export type CheckName = 'host' | 'credentials' | 'scopes' | 'access' | 'clock' | 'limits';

/** The result of one check. */
export interface CheckResult {
  /** The name of the check. */
  readonly check: CheckName;
  /** The result. `unknown` means that the client can't check it. */
  readonly status: 'ok' | 'warning' | 'failed' | 'unknown';
  /** An explanation for people. Never contains a secret. */
  readonly message: string;
}

/** The results of all checks of a client. */
export class CheckReport {
  /** One result for each check, in the order of the checks. */
  readonly results: readonly CheckResult[];

  constructor(results: readonly CheckResult[]) {
    this.results = results;
  }

  /** Whether no check failed. */
  get ok(): boolean {
    return this.results.every(({ status }) => status !== 'failed');
  }

  /** Returns one line for each result. */
  toString(): string {
    return this.results.map(({ check, status, message }) => `${marks[status]} ${check}: ${message}`).join('\n');
  }
}

const marks: Readonly<Record<CheckResult['status'], string>> = { ok: '✔', warning: '!', failed: '✘', unknown: '?' };
