/** What was looked at. */
export type Aspect = 'host' | 'credentials' | 'scopes' | 'access' | 'clock' | 'limits';

export interface Finding {
  readonly aspect: Aspect;
  /** `unknown`: it could not be told from here. */
  readonly verdict: 'fine' | 'warning' | 'broken' | 'unknown';
  /** For a person. Never holds a secret. */
  readonly message: string;
}

/** What is right and wrong with a client, as far as one look tells. */
export class Diagnosis {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    this.findings = findings;
  }

  /** Whether nothing is broken. */
  get ok(): boolean {
    return this.findings.every(({ verdict }) => verdict !== 'broken');
  }

  /** One line for each finding. */
  toString(): string {
    return this.findings.map(({ aspect, verdict, message }) => `${marks[verdict]} ${aspect}: ${message}`).join('\n');
  }
}

const marks: Readonly<Record<Finding['verdict'], string>> = { fine: '✔', warning: '!', broken: '✘', unknown: '?' };
