import { TradelaneError } from '../errors/index.ts';

/** Thrown if a replacement would remove unconfirmed names, or if the server's content is unknown. Nothing was sent. */
export class UnconfirmedRemovalError extends TradelaneError {
  static override readonly brand: string = 'UnconfirmedRemovalError';
  static override readonly defaultCode: string = 'ERR_REMOVAL_UNCONFIRMED';
  /** Names in the last list that the new list lacks. */
  readonly removed: readonly string[];
  /** Whether no earlier list is known. Every entry missing from the new list would be removed. */
  readonly isFirst: boolean;

  constructor(what: string, removed: readonly string[], isFirst: boolean) {
    super(
      isFirst
        ? `First replacement of ${what}: existing entries that aren't in your list would be deleted. Nothing was sent. To confirm, pass \`confirmRemovals: true\`.`
        : `This replacement would delete ${removed.length} of the ${what}: ${shortened(removed)}. Nothing was sent. To confirm, pass \`confirmRemovals\`.`,
      { outcome: 'not-sent' },
    );
    this.removed = removed;
    this.isFirst = isFirst;
  }
}

function shortened(names: readonly string[]): string {
  return names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
}
