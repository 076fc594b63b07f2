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
  /** How often the list is looked at, once a minute. */
  readonly searches: number;
  /** The failure of the upload, or undefined if its process ended. */
  readonly failure: TradelaneError | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface OtherUploads {
  readonly claimed: ReadonlySet<ImportId>;
  readonly hasUnresolved: boolean;
}

/** An import may become visible late, and the lists allow one request a minute. */
const betweenSearchesInMs = 60_000;

/**
 * The import that an upload has started although its response was lost. The lists contain neither file names nor senders. So it
 * is the only import of the shop that appeared since the upload started and belongs to no other upload.
 * @returns undefined if no search finds an import.
 * @throws {ImportOutcomeUnknownError} If several imports match, if another upload may have started the only match, or if the list
 * can't be read. Nothing is sent again.
 */
export async function findLostImport(runtime: Runtime, lost: LostImport): Promise<ImportId | undefined> {
  const { clock } = runtime;
  const { kind, shop, isPossible, others, searches, failure, signal } = lost;
  const since = new Date(lost.sentAtInMs);
  const { list, idType } = kind;
  if (list === undefined) throw new ImportOutcomeUnknownError(failure, since, undefined, kind);
  try {
    for (let search = 1; ; search += 1) {
      const listed = await listImports(runtime, { list, idType }, shop, signal);
      const { claimed, hasUnresolved } = await others();
      const found = listed.imports
        .filter((one) => isPossible(one, listed) && !claimed.has(one.import_id))
        .map(({ import_id }) => import_id);
      const [only] = found;
      if (found.length === 1 && !hasUnresolved) return only;
      if (search >= searches) {
        if (only === undefined) return undefined;
        throw new ImportOutcomeUnknownError(failure, since, found, kind);
      }
      // Another upload may identify its own import meanwhile.
      await clock.wait(betweenSearchesInMs, signal);
    }
  } catch (error) {
    if (error instanceof ImportOutcomeUnknownError) throw error;
    if (signal?.aborted) throw abortedBy(signal, failure, kind.listMethod);
    throw new ImportOutcomeUnknownError(failure, since, undefined, kind);
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
