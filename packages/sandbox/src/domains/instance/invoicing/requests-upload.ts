import type { Schemas } from '../../../generated/instance.ts';
import type { Rule as Reason } from '../../../errors/index.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import type { Handler } from '../../../http/context.ts';
import { normalizeInstant } from '../../../http/values.ts';
import type { World } from '../../../world/index.ts';
import { sees } from '../common/access.ts';
import {
  documentKey,
  documentRequests,
  type IssuedDocument,
  issuedDocumentFiles,
  issuedDocuments,
  type StoredDocumentRequest,
} from './model/index.ts';

type UploadRequest = Schemas['DocumentUploadRequest'];
type InputError = Schemas['InputError'];

type Counts = ReadonlyMap<string, number>;

interface Circumstances {
  readonly stored: StoredDocumentRequest | undefined;
  /** How often each name, of a file that was sent or of one that is described, and each request occurs. */
  readonly files: Counts;
  readonly names: Counts;
  readonly requestIds: Counts;
}

function countsOf(values: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const isTwice = (counts: Counts, value: string): boolean => (counts.get(value) ?? 0) > 1;

function errorsOf(
  { request_id, files: sent }: UploadRequest,
  { stored, files, names, requestIds }: Circumstances,
): readonly InputError[] {
  const errors: InputError[] = [];
  const wrong = (_reason: Reason, code: string, field: string, message: string): unknown =>
    errors.push({ code, field, message });
  if (stored === undefined)
    wrong('AS34', 'DOCUMENT_REQUEST_NOT_FOUND', 'request_id', `Document request ${request_id} does not exist.`);
  if (isTwice(requestIds, request_id))
    wrong('AS34', 'DUPLICATE_REQUEST', 'request_id', `${request_id} is answered twice in one upload.`);
  const { issuer, state, document_details } = stored?.request ?? {};
  if (issuer !== undefined && issuer.type !== 'SHOP')
    wrong('AS34', 'WRONG_ISSUER', 'request_id', 'The operator issues this document itself.');
  else if (state !== undefined && state !== 'TO_PROCESS')
    wrong('AS34', 'INVALID_STATE', 'request_id', `The request is ${state}, not TO_PROCESS.`);
  const asked: readonly string[] | undefined = document_details?.map(({ format }) => format);
  for (const format of asked ?? [])
    if (!sent.some((file) => file.format === format)) {
      const all = asked?.join(' and ');
      wrong('S08', 'MISSING_FORMAT', 'files', `The document must be sent in ${all} together. ${format} is missing.`);
    }
  for (const [index, { format }] of sent.entries())
    if (asked?.includes(format) === false || (asked && sent.findIndex((file) => file.format === format) < index)) {
      const message = `The document is not requested in ${format}, or it is in the upload twice.`;
      wrong('S08', 'UNEXPECTED_FORMAT', 'files', message);
    }
  for (const { name } of sent)
    if (isTwice(names, name) || isTwice(files, name))
      wrong('S08', 'DUPLICATE_FILE_NAME', 'files', `${name} is in the upload twice.`);
  for (const { name } of sent)
    if (!files.has(name)) wrong('AS34', 'FILE_NOT_FOUND', 'files', `${name} is not among the files.`);
  return errors;
}

/** DR74, S08: a request needs all its formats. Failures don't affect the other requests of the call. */
export const uploadIssued: Handler<'DR74'> = (context) => {
  const { world, body } = context;
  const inputs = body.documents_input.requests;
  const { files } = body;
  const counted = {
    files: countsOf(files.map(({ name }) => name)),
    names: countsOf(inputs.flatMap((input) => input.files.map(({ name }) => name))),
    requestIds: countsOf(inputs.map(({ request_id }) => request_id)),
  };
  const outcomes = inputs.map((input) => {
    const found = world.store.get(documentRequests, input.request_id);
    const stored = found !== undefined && sees(context, found.shopId) ? found : undefined;
    const errors = errorsOf(input, { stored, ...counted });
    if (errors.length === 0 && stored !== undefined) issue(world, stored, input, files);
    return { input, errors };
  });
  return { requests: outcomes };
};

function issue(
  world: World,
  stored: StoredDocumentRequest,
  input: UploadRequest,
  files: readonly UploadedFile[],
): void {
  const { request } = stored;
  const excluding = input.total_amount_excluding_taxes ?? request.total_amount_excluding_taxes;
  const tax = input.total_tax_amount ?? request.total_tax_amount;
  world.store.put(documentRequests, request.id, {
    ...stored,
    request: {
      ...request,
      state: 'ISSUED',
      document_number: input.document_number,
      document_upload_date: world.time,
      last_updated: world.time,
      issue_date: normalizeInstant(input.issue_date ?? '') ?? request.issue_date,
      due_date: normalizeInstant(input.due_date ?? '') ?? request.due_date,
      total_amount_excluding_taxes: excluding,
      total_tax_amount: tax,
      total_amount_including_taxes: Math.round((excluding + tax) * 100) / 100,
    },
  });
  const id = world.uuid('instance.issuedDocument');
  for (const { name, format } of input.files) {
    const document: IssuedDocument = {
      id,
      requestId: request.id,
      shopId: stored.shopId,
      entityType: request.entity_type,
      entityId: request.entity_id,
      format,
      fileName: name,
    };
    const bytes = files.find((file) => file.name === name)?.bytes ?? new Uint8Array(0);
    world.store.put(issuedDocuments, documentKey(document), document);
    world.store.put(issuedDocumentFiles, documentKey(document), bytes);
  }
}
