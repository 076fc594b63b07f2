import type { Credential } from './strategy.ts';

/** Time for which an operation's refusal of a fresh credential is remembered (own assumption). */
const rememberedInMs = 300_000;

interface Refusal {
  readonly generation: number;
  readonly untilInMs: number;
}

/**
 * Operations that responded with 401 to a fresh credential. Another renewal wouldn't help, and would replace the
 * credential of all other calls.
 */
export class Refusals {
  /** Created on the first refusal, because most clients never see one. */
  #byOperation: Map<string, Refusal> | undefined;

  /** Notes a refusal of a fresh credential. */
  note(operation: string, { generation }: Credential, nowInMs: number): void {
    (this.#byOperation ??= new Map()).set(operation, { generation, untilInMs: nowInMs + rememberedInMs });
  }

  /** Whether the operation has refused this credential when it was fresh. */
  isKnown(operation: string, { generation }: Credential, nowInMs: number): boolean {
    const known = this.#byOperation?.get(operation);
    return known !== undefined && known.generation === generation && nowInMs < known.untilInMs;
  }
}
