import { checkObject } from '../../base/check-object.ts';
import type { Clock } from '../../base/clock/clock.ts';
import { systemClock } from '../../base/clock/index.ts';
import { ArgumentError, TradelaneError } from '../../base/errors/index.ts';
import { onDemand } from '../../base/on-demand.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import { UnconfirmedRemovalError } from './unconfirmed-removal-error.ts';
import { wholeCopy } from './whole-copy.ts';

const loadKeptWork = /* @__PURE__ */ onDemand(() => import('../../base/lease/kept-work.ts'));

/** What a replacement does to what was there. */
export interface Replacement {
  /** Names of what the last list had and this one lacks. */
  readonly removed: readonly string[];
  /** Names of what is new. */
  readonly added: readonly string[];
  /** How many names are on both. */
  readonly kept: number;
  /** Nothing was known of an earlier list. */
  readonly isFirst: boolean;
  /** Whether it was sent; not so with `dryRun`. */
  readonly sent: boolean;
}

/** What a replacement may remove, and where the names of the last one are kept. */
export interface RemovalOptions {
  /** Keeps the names of the last list, since the server does not list what it holds. */
  readonly store: CheckpointStore;
  /**
   * What may be removed: `true` for all of it, a list of the very names, or a function that decides. The first call
   * needs `true` or a function as well, for nobody knows what the server holds.
   */
  readonly confirmRemovals?:
    | boolean
    | readonly string[]
    | ((replacement: Replacement) => boolean | Promise<boolean>)
    | undefined;
  /** Only returns what would happen; nothing is sent and nothing is kept. */
  readonly dryRun?: boolean | undefined;
}

/** One request that replaces a whole list, with what is needed to tell what it would remove. */
export interface GuardedReplace<Body = unknown> {
  /** What is replaced, for messages: `carriers of acme`. */
  readonly what: string;
  /** Under which key the names are kept. */
  readonly key: string;
  /** Names of everything in the new list. */
  readonly names: readonly string[];
  /** The new list, where `send` is to have it as it was when the call was made, whatever becomes of it meanwhile. */
  readonly body?: Body;
  /** Sends `body`, as it was when the call was made. `beforeSend` is for the call: it is waited for when the request is about to leave, and throws where another call has taken over. */
  readonly send: (beforeSend: () => Promise<void>, body: Body) => PromiseLike<unknown>;
  /** Whose time the lease is of; the system's where absent. */
  readonly clock?: Clock | undefined;
  /** Ends the wait for a call that seems to have ended without giving its lease back; pass it to `send` as well. */
  readonly signal?: AbortSignal | undefined;
}

/** What is kept of what the server may hold. */
interface KeptNames {
  /** The list that was sent last and arrived; absent where there was none. */
  readonly names?: readonly string[] | undefined;
  /** Names of lists that were about to be sent by processes that have not said what became of them. */
  readonly pending?: readonly string[];
}

/**
 * Sends a list that replaces the whole (P06, P07, P08), unless it would remove what nobody confirmed. Names of lists whose fate is
 * unknown, since the process ended that was sending them, are kept beside those before, so that the next call warns of both. One call at
 * a time: the server takes what comes last, and none must remove unseen what another one has just added.
 * @throws ArgumentError for an option that is missing or wrong, UnconfirmedRemovalError naming what would be removed, LeaseHeldError while another call is under way: nothing was sent. CheckpointError
 *   where the store fails.
 */
export async function guardedReplace<Body = unknown>(
  replace: GuardedReplace<Body>,
  options: RemovalOptions,
): Promise<Replacement> {
  checkObject(replace, 'replace', 'send');
  const { what, key, send, clock = systemClock, signal } = replace;
  const { store, confirmRemovals: confirmed = false, dryRun = false } = options ?? {}; // a program without types may give nothing
  checkOptions(store, confirmed);
  // What is compared, what is confirmed and what is sent are of one moment, before any wait.
  const now = [...new Set(replace.names)];
  const body = wholeCopy(replace.body) as Body; // undefined only where the type says so
  const confirmRemovals = Array.isArray(confirmed) ? [...(confirmed as readonly string[])] : confirmed;
  const { KeptWork } = await loadKeptWork();
  const kept = await KeptWork.open<KeptNames>(key, clock, { checkpoint: store, signal });
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
      // A process that overslept on its way there, waiting for a limit or a token, must not bring an old list back.
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

function checkOptions(store: unknown, confirmRemovals: unknown): void {
  if (typeof (store as CheckpointStore | undefined)?.write !== 'function')
    throw new ArgumentError('Pass `store`: a checkpoint store that keeps the names.', { argument: 'store' });
  // A text would confirm whatever is a part of it.
  if (!['boolean', 'function'].includes(typeof confirmRemovals) && !Array.isArray(confirmRemovals))
    throw new ArgumentError('`confirmRemovals` must be `true`, `false`, a list of names or a function.', {
      argument: 'confirmRemovals',
    });
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
  if (typeof confirmRemovals === 'function') return confirmRemovals(replacement);
  if (typeof confirmRemovals === 'boolean') return confirmRemovals;
  return !replacement.isFirst && replacement.removed.every((name) => confirmRemovals.includes(name));
}
