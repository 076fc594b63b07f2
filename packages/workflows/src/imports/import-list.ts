import type { Clock } from '@tradelane/core';
import { AbortedError } from '@tradelane/core/errors';
import { call, isPathValue, malformedResponse, quotesCredential, rowsOf, type Runtime } from '@tradelane/core/runtime';
import { retryTransientErrors } from '../poll/transient-errors.ts';
import type { ImportId, ImportListing, ListedImport, UploadKind } from './import-kind.ts';

export interface ImportList {
  readonly imports: readonly ListedImport[];
  /** How far the server's clock is ahead of the local clock. Default: 0 if the response has no date. */
  readonly clockLeadInMs: number;
}

/** Reads the newest 100 imports of a shop. It waits for its limit and retries transient errors. */
export async function listImports(
  runtime: Runtime,
  { list: { operation: list, query: newest }, idType }: { readonly list: ImportListing } & Pick<UploadKind, 'idType'>,
  shop: number | undefined,
  signal: AbortSignal | undefined,
): Promise<ImportList> {
  const { clock } = runtime;
  const query = { ...newest, ...(shop !== undefined && { shop_id: shop }) };
  const read = async (): Promise<ImportList> => {
    const options = { signal, maxWaitInMs: Infinity };
    const { data, ...response } = await call<unknown>(runtime, list, { query }, options).withResponse();
    const items = list.page && rowsOf(list.page, data, 0);
    // An empty list would mean that the file wasn't accepted.
    if (!Array.isArray(items)) throw malformedResponse({ operation: list }, response, 'expected an array of imports');
    // Any of them may be the import.
    if (!items.every((item): item is ListedImport => isNamed(runtime, item, idType)))
      throw malformedResponse({ operation: list }, response, 'an import without an id');
    const clockLeadInMs = clockLeadOf(response.headers.get('date'), clock);
    return { imports: items, clockLeadInMs };
  };
  return retryTransientErrors(read, clock, signal, aborted);
}

const aborted = (cause: unknown): AbortedError =>
  new AbortedError('Reading the list of imports was aborted.', { outcome: 'not-sent', cause });

/**
 * Whether a value identifies an import of this kind, and can be a segment of a path. Errors and programs show it, so it
 * can't contain a credential (G51).
 */
export function isImportId(runtime: Runtime, value: unknown, type: UploadKind['idType']): value is ImportId {
  if (type === 'number') return Number.isSafeInteger(value);
  return typeof value === 'string' && isPathValue(value) && !quotesCredential(runtime, value);
}

/** Checks only the ID. */
function isNamed(runtime: Runtime, listed: unknown, type: UploadKind['idType']): listed is ListedImport {
  return isImportId(runtime, (Object(listed) as { readonly import_id?: unknown }).import_id, type);
}

function clockLeadOf(date: string | null, clock: Clock): number {
  const serverInMs = Date.parse(date ?? '');
  return Number.isNaN(serverInMs) ? 0 : serverInMs - clock.now();
}
