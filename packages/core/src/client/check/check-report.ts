/** What was checked. */
export type CheckName = 'host' | 'credentials' | 'scopes' | 'access' | 'clock' | 'limits';

/** What one check found. */
export interface CheckResult {
  /** What was checked. */
  readonly check: CheckName;
  /** `unknown`: it cannot be checked from here. */
  readonly status: 'ok' | 'warning' | 'failed' | 'unknown';
  /** For a person. Never holds a secret. */
  readonly message: string;
}

/** What is right and wrong with a client, check by check. */
export class CheckReport {
  /** One for each check, in the order in which they were made. */
  readonly results: readonly CheckResult[];

  constructor(results: readonly CheckResult[]) {
    this.results = results;
  }

  /** Whether no check failed. */
  get ok(): boolean {
    return this.results.every(({ status }) => status !== 'failed');
  }

  /** One line for each result. */
  toString(): string {
    return this.results.map(({ check, status, message }) => `${marks[status]} ${check}: ${message}`).join('\n');
  }
}

const marks: Readonly<Record<CheckResult['status'], string>> = { ok: '✔', warning: '!', failed: '✘', unknown: '?' };
