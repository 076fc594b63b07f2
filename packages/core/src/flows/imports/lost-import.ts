import type { Clock } from '../../base/clock/clock.ts';
import type { OperationDescriptor } from '../../base/descriptor.ts';
import { AbortedError, type TradelaneError } from '../../base/errors/index.ts';
import type { Runtime } from '../../client/runtime.ts';
import { retryTransientErrors } from '../transient-errors.ts';
import { ImportUnknownError } from './import-errors.ts';

/** An upload that got no response. */
export interface LostImport {
  /** The operation that lists imports (P51), newest first. */
  readonly list: OperationDescriptor;
  /** The shop that the request named, where it named one. */
  readonly shop: number | undefined;
  /** When the upload began, by this machine's clock. */
  readonly sentAtInMs: number;
  readonly failure: TradelaneError;
  readonly signal: AbortSignal | undefined;
}

interface Listed {
  readonly import_id: number;
  readonly date_created: string;
}

/** Instants on the wire may be cut to a second, and so is the `Date` of a response. */
const toleranceInMs = 2_000;
/** An import may become visible late; P51 may be asked once a minute. */
const secondSearchInMs = 60_000;

/**
 * The import that an upload has started although its response was lost. The list shows neither file names nor senders, so it
 * is the one import of the shop that was created since the upload began; a seller may start one in 15 minutes.
 * @throws ImportUnknownError where there is none, or more than one: nothing is guessed, and nothing is sent again.
 */
export async function findLostImport(
  runtime: Pick<Runtime, 'call' | 'clock'>,
  { list, shop, sentAtInMs, failure, signal }: LostImport,
): Promise<number> {
  const { clock } = runtime;
  const query = { order: 'desc', max: 100, ...(shop !== undefined && { shop_id: shop }) };
  const search = async (): Promise<readonly number[]> => {
    const read = (): Promise<{ readonly data: object; readonly headers: Headers }> =>
      runtime.call<object>(list, { query }, { signal, maxWaitInMs: Infinity }).withResponse();
    const { data, headers } = await retryTransientErrors(read, clock, signal);
    // By the server's clock, where it is known.
    const aheadInMs = clockLeadOf(headers.get('date'), clock);
    const from = sentAtInMs + aheadInMs - toleranceInMs;
    const to = clock.now() + aheadInMs + toleranceInMs;
    return listedIn(data, list)
      .filter(({ date_created }) => from <= Date.parse(date_created) && Date.parse(date_created) <= to)
      .map(({ import_id }) => import_id);
  };
  const since = new Date(sentAtInMs);
  try {
    let found = await search();
    if (found.length === 0) {
      await clock.wait(secondSearchInMs, signal);
      found = await search();
    }
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    throw new ImportUnknownError(failure, since, found);
  } catch (error) {
    if (error instanceof ImportUnknownError) throw error;
    if (signal?.aborted) throw abortedBy(signal, failure);
    throw new ImportUnknownError(failure, since, undefined);
  }
}

function abortedBy(signal: AbortSignal, { operation, method, path, callId, attempts }: TradelaneError): AbortedError {
  const facts = { operation, method, path, callId, attempts, outcome: 'unknown', cause: signal.reason } as const;
  return new AbortedError('Looking for the import was aborted; whether the file was taken in is unknown', facts);
}

function listedIn(data: object, { page }: OperationDescriptor): readonly Listed[] {
  const items: unknown = Object.entries(data).find(([name]) => name === page?.items)?.[1];
  // The shape is the documents'.
  return Array.isArray(items) ? (items as readonly Listed[]) : [];
}

/** How far the server's clock is ahead of this machine's; 0 where that is not known. */
function clockLeadOf(date: string | null, clock: Clock): number {
  const serverInMs = Date.parse(date ?? '');
  return Number.isNaN(serverInMs) ? 0 : serverInMs - clock.now();
}
