import { checkObject, fromCaller, received } from '@tradelane/core/runtime';
import { KeptWork } from '@tradelane/core/work';
import { ArgumentError, type CheckpointStore, type Clock, systemClock, TradelaneError } from '@tradelane/core';

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

/** Maximum depth of a body that can be serialized. */
const deepest = 250;

/**
 * Copies a body as JSON would. Objects with `toJSON` aren't copied. Values that JSON can't represent, and circles,
 * stay and are rejected later.
 */
function jsonCopy<T>(body: T): T {
  const copies = new Map<unknown, unknown>();
  const copyOf = (value: unknown, levels: number): unknown => {
    if (copies.has(value)) return copies.get(value);
    if (typeof value !== 'object' || value === null || levels === 0) return value;
    if (Object.getPrototypeOf(value) === Date.prototype) return new Date(value as Date);
    if ('toJSON' in value || Symbol.toStringTag in value) return value;
    const copy: object = Array.isArray(value) ? [] : {};
    copies.set(value, copy);
    // Defined as an own property, even for names such as `__proto__`.
    for (const [name, member] of Object.entries(value))
      Object.defineProperty(copy, name, { ...plain, value: copyOf(member, levels - 1) });
    return copy;
  };
  return copyOf(body, deepest) as T; // The copy has the same members.
}

const plain = { enumerable: true, writable: true, configurable: true };

/** Differences between the previous list and the new list. */
export interface Replacement {
  /** Names in the last list that the new list lacks. */
  readonly removed: readonly string[];
  /** Names that are only in the new list. */
  readonly added: readonly string[];
  /** Number of names in both lists. */
  readonly kept: number;
  /** Whether no earlier list is known. */
  readonly isFirst: boolean;
  /** Whether the list was sent. It is `false` with `dryRun`. */
  readonly sent: boolean;
}

/** Options that protect against unintended removals. */
export interface RemovalOptions {
  /** Stores the names of the last list, because the server doesn't list its content. */
  readonly checkpoint: CheckpointStore;
  /** Name of this worker. A process that restarts under the same name continues at once. Default: a random name. */
  readonly ownerId?: string | undefined;
  /**
   * Removals that you allow: `true` for all, a list of names, or a function that decides. The first call needs `true`
   * or a function, because the server's content is unknown.
   */
  readonly confirmRemovals?:
    | boolean
    | readonly string[]
    | ((replacement: Replacement) => boolean | Promise<boolean>)
    | undefined;
  /** Returns the differences without sending or storing anything. Default: `false`. */
  readonly dryRun?: boolean | undefined;
}

/** A request that replaces a whole list. */
export interface GuardedReplace<Body = unknown> {
  /** Name of the list for messages: `carriers of acme`. */
  readonly what: string;
  /** Key of the stored names. */
  readonly key: string;
  /** Names in the new list. */
  readonly names: readonly string[];
  /** The new list. It is copied at call time and passed to `send`. */
  readonly body?: Body;
  /**
   * Sends the copy of `body`. Pass `beforeSend` to the call. It runs just before the request leaves and throws if
   * another call has taken over.
   */
  readonly send: (beforeSend: () => Promise<void>, body: Body) => PromiseLike<unknown>;
  /** Clock of the lease. Default: the system clock. */
  readonly clock?: Clock | undefined;
  /** Ends the wait for another call's lease. Pass it to `send` too. */
  readonly signal?: AbortSignal | undefined;
}

/** Stored names that the server may hold. */
interface KeptNames {
  /** The last list that was delivered, if there was one. */
  readonly names?: readonly string[] | undefined;
  /** Names of lists whose delivery is unknown. */
  readonly pending?: readonly string[];
}

const shape = { 'names?': ['string'], 'pending?': ['string'] } as const;

/**
 * Replaces a whole list (P06, P07, P08), unless that removes entries without confirmation. Only one call runs at a
 * time.
 * If a process ended while it sent a list, the names of that list are compared too.
 * @throws {ArgumentError} If an option is missing or invalid.
 * @throws {UnconfirmedRemovalError} If it would remove unconfirmed names. Nothing was sent.
 * @throws {LeaseHeldError} If another call is running. Nothing was sent.
 * @throws {CheckpointError} If the store fails.
 */
export function guardedReplace<Body = unknown>(
  replace: GuardedReplace<Body>,
  options: RemovalOptions,
): Promise<Replacement> {
  return fromCaller(guardedReplace, () => replaceGuarded(replace, options));
}

async function replaceGuarded<Body>(replace: GuardedReplace<Body>, options: RemovalOptions): Promise<Replacement> {
  checkObject(replace, 'replace', 'send');
  const { what, key, send, clock = systemClock, signal } = replace;
  const { checkpoint, ownerId, confirmRemovals: confirmed = false, dryRun = false } = options ?? {}; // A program without types may pass nothing.
  checkOptions(checkpoint, confirmed);
  if (typeof dryRun !== 'boolean')
    throw new ArgumentError(`\`dryRun\` must be true or false. Received: ${received(dryRun)}.`, { argument: 'dryRun' });
  // The compared, confirmed and sent names are from the same time, before any wait.
  const now = [...new Set(replace.names)];
  const body = jsonCopy(replace.body) as Body; // Undefined only if the type allows it.
  const confirmRemovals = Array.isArray(confirmed) ? [...(confirmed as readonly string[])] : confirmed;
  const kept = await KeptWork.open<KeptNames>(key, clock, { checkpoint, ownerId, signal }, shape);
  try {
    const before = kept.state;
    const replacement = compare(before, now);
    if (dryRun) return replacement;
    if (!(await isConfirmed(replacement, confirmRemovals))) {
      throw new UnconfirmedRemovalError(what, replacement.removed, replacement.isFirst);
    }
    const intent = { names: before?.names, pending: [...new Set([...(before?.pending ?? []), ...now])] };
    await kept.keep(intent);
    try {
      // A process that was suspended, or waited for a limit or token, must not restore an old list.
      await send(async () => kept.keep(intent), body);
    } catch (error) {
      const hadNoEffect = error instanceof TradelaneError && error.outcome !== 'unknown';
      if (hadNoEffect) await kept.keep(before);
      throw error;
    }
    await kept.keep({ names: now });
    return { ...replacement, sent: true };
  } finally {
    await kept.close();
  }
}

function checkOptions(checkpoint: unknown, confirmRemovals: unknown): void {
  if (typeof (checkpoint as CheckpointStore | undefined)?.write !== 'function')
    throw new ArgumentError(
      '`checkpoint` is missing. Pass a checkpoint store, which remembers the entries that you sent last.',
      { argument: 'checkpoint' },
    );
  // A string would confirm all of its substrings.
  if (!['boolean', 'function'].includes(typeof confirmRemovals) && !Array.isArray(confirmRemovals))
    throw new ArgumentError(
      `\`confirmRemovals\` must be true, false, an array of names or a function. Received: ${received(confirmRemovals)}.`,
      {
        argument: 'confirmRemovals',
      },
    );
}

function compare(kept: KeptNames | undefined, now: readonly string[]): Replacement {
  const { names, pending = [] } = kept ?? {};
  const old = new Set([...(names ?? []), ...pending]);
  const current = new Set(now);
  const removed = [...old].filter((name) => !current.has(name));
  const added = now.filter((name) => !old.has(name));
  return { removed, added, kept: now.length - added.length, isFirst: names === undefined, sent: false };
}

async function isConfirmed(
  replacement: Replacement,
  confirmRemovals: NonNullable<RemovalOptions['confirmRemovals']>,
): Promise<boolean> {
  if (!replacement.isFirst && replacement.removed.length === 0) return true;
  // A text such as `no` isn't a confirmation.
  if (typeof confirmRemovals === 'function') return (await confirmRemovals(replacement)) === true;
  if (typeof confirmRemovals === 'boolean') return confirmRemovals;
  return !replacement.isFirst && replacement.removed.every((name) => confirmRemovals.includes(name));
}
