import type { Credential } from './strategy.ts';

/** So long an operation that refused a fresh credential is not believed that the credential is at fault (ours). */
const rememberedInMs = 300_000;

interface Refusal {
  readonly generation: number;
  readonly untilInMs: number;
}

/**
 * Operations that responded with 401 to a credential which had been renewed for them: the credential is not what they refuse, and
 * renewing it again would cost every other call a new one.
 */
export class Refusals {
  /** Made with the first refusal: most clients never see one. */
  #byOperation: Map<string, Refusal> | undefined;

  /** The replay with a fresh credential was refused as well. */
  note(operation: string, { generation }: Credential, nowInMs: number): void {
    (this.#byOperation ??= new Map()).set(operation, { generation, untilInMs: nowInMs + rememberedInMs });
  }

  /** Whether the operation refused this very credential when it was fresh. */
  isKnown(operation: string, { generation }: Credential, nowInMs: number): boolean {
    const known = this.#byOperation?.get(operation);
    return known !== undefined && known.generation === generation && nowInMs < known.untilInMs;
  }
}
