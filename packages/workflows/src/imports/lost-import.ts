import type { TradelaneError } from '@tradelane/core';
import { AbortedError } from '@tradelane/core/errors';
import type { Runtime } from '@tradelane/core/runtime';
import { ImportOutcomeUnknownError } from './import-errors.ts';
import type { ImportId, ListedImport, UploadKind } from './import-kind.ts';
import { type ImportList, listImports } from './import-list.ts';

/** An upload that got no response. */
export interface LostImport {
  /** How to list imports. Without a list, the outcome stays unknown. */
  readonly kind: Omit<UploadKind, 'create'>;
  /** The shop that the request named, if any. */
  readonly shop: number | undefined;
  /** When the upload started, by the local clock. */
  readonly sentAtInMs: number;
  /** Whether a listed import may be of this upload. */
  readonly isPossible: (listed: ListedImport, list: ImportList) => boolean;
  /** Imports that belong to other uploads, and whether other uploads have an unknown import. */
  readonly others: () => Promise<OtherUploads>;
  /** The failure of the upload, or undefined if its process ended. */
  readonly failure: TradelaneError | undefined;
  readonly signal: AbortSignal | undefined;
  /** Whether the same call looks again. */
  readonly isKept: boolean;
}

export interface OtherUploads {
  readonly claimed: ReadonlySet<ImportId>;
  readonly hasUnresolved: boolean;
}

/** An import may become visible late, and the lists allow one request a minute. */
const betweenSearchesInMs = 60_000;
const searches = 2;

/**
 * The import that an upload has started although its response was lost. The lists contain neither file names nor senders. So it
 * is the only import of the shop that appeared since the upload started and belongs to no other upload.
 * @throws {ImportOutcomeUnknownError} If none or several match, if another upload may have started the only match, or if the list
 * can't be read. A server may carry out the upload later, so the outcome stays unknown and nothing is sent again.
 */
export async function findLostImport(runtime: Runtime, lost: LostImport): Promise<ImportId> {
  const { clock } = runtime;
  const { kind, shop, isPossible, others, failure, signal, isKept } = lost;
  const { list, idType } = kind;
  const unknown = (candidates?: readonly ImportId[]): ImportOutcomeUnknownError =>
    new ImportOutcomeUnknownError(failure, new Date(lost.sentAtInMs), candidates, { ...kind, isKept });
  if (list === undefined) throw unknown();
  try {
    for (let search = 1; ; search += 1) {
      const listed = await listImports(runtime, { list, idType }, shop, signal);
      const { claimed, hasUnresolved } = await others();
      const found = listed.imports
        .filter((one) => isPossible(one, listed) && !claimed.has(one.import_id))
        .map(({ import_id }) => import_id);
      const [only] = found;
      if (only !== undefined && found.length === 1 && !hasUnresolved) return only;
      if (search >= searches) throw unknown(found);
      // Another upload may identify its own import meanwhile.
      await clock.wait(betweenSearchesInMs, signal);
    }
  } catch (error) {
    if (error instanceof ImportOutcomeUnknownError) throw error;
    if (signal?.aborted) throw abortedBy(signal, failure, kind.listMethod);
    throw unknown();
  }
}

function abortedBy(signal: AbortSignal, failure: TradelaneError | undefined, list: string | undefined): AbortedError {
  const { operation, method, path, callId, attempts } = failure ?? {};
  const facts = { operation, method, path, callId, attempts, outcome: 'unknown', cause: signal.reason } as const;
  return new AbortedError(
    `The call was aborted while the client checked whether the server accepted the file. Look at \`${list}\` before you upload it again.`,
    facts,
  );
}
