import { TradelaneError } from '../errors/index.ts';
import type { CallOptions } from '../operation/call.ts';
import { call } from '../call/result.ts';
import type { Runtime } from '../call/runtime.ts';
import { ImportOutcomeUnknownError } from './import-errors.ts';
import type { ImportList, ListedImport } from './import-list.ts';
import { findLostImport } from './lost-import.ts';
import type { UploadSlot } from './upload-slot.ts';
import { malformedResponse } from '../errors/response-error.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';

/** The operations that an import needs (P41, P42, P44 to P47, P51). */
export type ImportOperations = Readonly<
  Record<
    'create' | 'get' | 'list' | 'errorReport' | 'newProductReport' | 'transformedFile' | 'transformationErrorReport',
    OperationDescriptor
  >
>;

export interface Upload {
  readonly runtime: Runtime;
  readonly operations: ImportOperations;
  readonly body: object;
  /** The operator names the shop in the request. On the seller surface, the client has it. */
  readonly shop: number | undefined;
  readonly slot: UploadSlot;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: CallOptions['onProgress'];
}

export interface Uploaded {
  readonly importId: number;
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

async function sendFile({ runtime, operations, body, shop, slot, signal, onProgress }: Upload): Promise<Uploaded> {
  const { create, list } = operations;
  const { clock } = runtime;
  let sentAtInMs = clock.now();
  const beforeSend = (): void => {
    sentAtInMs = clock.now();
  };
  const options = { signal, onProgress, beforeSend, maxWaitInMs: Infinity };
  try {
    const importId = await createImport(runtime, create, body, options);
    slot.claim(importId);
    return { importId, recovered: false };
  } catch (failure) {
    if (!(failure instanceof TradelaneError) || failure.outcome !== 'unknown') throw failure;
    try {
      if (signal?.aborted) throw failure;
      const isPossible = ({ date_created }: ListedImport, { clockLeadInMs }: ImportList): boolean => {
        // By the server's clock, if it is known.
        const createdAt = Date.parse(date_created) - clockLeadInMs;
        return sentAtInMs - toleranceInMs <= createdAt && createdAt <= clock.now() + toleranceInMs;
      };
      const others = async () => ({ claimed: slot.claimed, hasUnresolved: slot.hasUnresolved(clock.now()) });
      const lost = { list, shop, sentAtInMs, isPossible, others, searches: 2, failure, signal };
      const importId = await findLostImport(runtime, lost);
      if (importId === undefined) throw new ImportOutcomeUnknownError(failure, new Date(sentAtInMs), []);
      slot.claim(importId);
      return { importId, recovered: true };
    } catch (error) {
      slot.giveUp({}, clock.now());
      throw error;
    }
  }
}

/**
 * Uploads the file and returns the ID of its import.
 * @throws {MalformedResponseError} If a success response has no ID. The outcome is then unknown.
 */
export async function createImport(
  runtime: Runtime,
  operation: OperationDescriptor,
  body: object,
  options: CallOptions,
): Promise<number> {
  const { data, ...response } = await call<unknown>(runtime, operation, { body }, options).withResponse();
  const { import_id: importId } = Object(data) as { readonly import_id?: unknown };
  if (typeof importId === 'number' && Number.isSafeInteger(importId)) return importId;
  throw malformedResponse({ operation }, response, '`import_id` is missing');
}
