import type { CallOptions } from '@tradelane/core';
import { TradelaneError } from '@tradelane/core/errors';
import { call, malformedResponse, type Runtime } from '@tradelane/core/runtime';
import { hasCutBody } from '@tradelane/core/work';
import type { ListedImport, StartedImport, UploadKind } from './import-kind.ts';
import { type ImportList, isImportId } from './import-list.ts';
import { findLostImport } from './lost-import.ts';
import type { UploadSlot } from './upload-slot.ts';

export interface Upload {
  readonly runtime: Runtime;
  readonly kind: UploadKind;
  readonly body: object;
  /** The operator names the shop in the request. On the seller surface, the client has it. */
  readonly shop: number | undefined;
  readonly slot: UploadSlot;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: CallOptions['onProgress'];
}

export interface Uploaded extends StartedImport {
  readonly recovered: boolean;
}

/** Instants on the wire may be cut to a second, and so is the `Date` of a response. */
const toleranceInMs = 2_000;

/**
 * Sends the file once, and returns the import that it started.
 * @throws {ImportOutcomeUnknownError} If the import can't be found.
 */
export function upload({ slot, signal, ...sending }: Upload): Promise<Uploaded> {
  return slot.use(signal, () => sendFile({ ...sending, slot, signal }));
}

async function sendFile({ runtime, kind, body, shop, slot, signal, onProgress }: Upload): Promise<Uploaded> {
  const { clock } = runtime;
  let sentAtInMs = clock.now();
  const beforeSend = (): void => {
    sentAtInMs = clock.now();
  };
  const options = { signal, onProgress, beforeSend, maxWaitInMs: Infinity };
  try {
    const started = await createImport(runtime, kind, body, options);
    slot.claim(started.importId);
    return { ...started, recovered: false };
  } catch (failure) {
    if (!(failure instanceof TradelaneError) || failure.outcome !== 'unknown' || hasCutBody(failure)) throw failure;
    try {
      if (signal?.aborted) throw failure;
      const isPossible = (listed: ListedImport, { clockLeadInMs }: ImportList): boolean => {
        if (kind.list?.isOf?.(listed, body) === false) return false;
        // By the server's clock, if it is known.
        const createdAt = Date.parse(listed.date_created) - clockLeadInMs;
        return sentAtInMs - toleranceInMs <= createdAt && createdAt <= clock.now() + toleranceInMs;
      };
      const others = async () => ({ claimed: slot.claimed, hasUnresolved: slot.hasUnresolved(clock.now()) });
      const lost = { kind, shop, sentAtInMs, isPossible, others, failure, signal, isKept: false };
      const importId = await findLostImport(runtime, lost);
      slot.claim(importId);
      return { importId, recovered: true };
    } catch (error) {
      slot.giveUp({}, clock.now());
      throw error;
    }
  }
}

/**
 * Uploads the file and returns the ID of its import, and of the import of its products.
 * @throws {MalformedResponseError} If a success response has no ID. The outcome is then unknown.
 */
export async function createImport(
  runtime: Runtime,
  { create, idType }: UploadKind,
  body: object,
  options: CallOptions,
): Promise<StartedImport> {
  const { data, ...response } = await call<unknown>(runtime, create, { body }, options).withResponse();
  const { import_id: importId, product_import_id: productImportId } = Object(data) as Readonly<Record<string, unknown>>;
  if (isImportId(runtime, importId, idType))
    return { importId, ...(isImportId(runtime, productImportId, 'number') && { productImportId }) };
  throw malformedResponse({ operation: create }, response, '`import_id` is missing or invalid');
}
