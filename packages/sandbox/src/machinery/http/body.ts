import { type FieldError, refuse } from '../errors/index.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';
import type { Body, Operation, Part, Surface, Validators } from '../operations/table.ts';
import { bodyCapInBytes, type Inbound } from './inbound.ts';
import { decodeJson, decodeText } from './json.ts';
import { type MediaType, parseMediaType } from './media-type.ts';
import { type FormPart, parseMultipart } from './multipart.ts';
import { check } from './validation.ts';

const essences: Readonly<Record<Body['kind'], string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
};

function requireMediaType(kind: Body['kind'], { essence, parameters }: MediaType): void {
  const charset = parameters.get('charset')?.toLowerCase() ?? 'utf-8';
  if (essence === essences[kind] && (charset === 'utf-8' || charset === 'utf8')) return;
  refuse(415, 'UNSUPPORTED_MEDIA_TYPE', `Send ${essences[kind]} in UTF-8.`);
}

function refuseMissing(): never {
  refuse(400, 'INVALID_INPUT', 'The request body is missing.', { fields: [{ field: '$', message: 'is required' }] });
}

/** Reads the body of an operation: media type, size, syntax, schema, in this order. */
export function readBody(surface: Surface, operation: Operation, validators: Validators, inbound: Inbound): unknown {
  const declared = operation.body;
  if (operation.emptyBody) requireEmpty(inbound);
  if (declared === undefined) return undefined;
  const contentType = inbound.header('content-type');
  if (inbound.body.length === 0 && !inbound.tooLarge) {
    if (contentType !== undefined && declared.required) requireMediaType(declared.kind, parseMediaType(contentType));
    return declared.required ? refuseMissing() : undefined;
  }
  requireMediaType(declared.kind, parseMediaType(contentType ?? ''));
  if (inbound.tooLarge) {
    const most = bodyCapInBytes(inbound.target, contentType);
    refuse(400, 'INVALID_INPUT', `The request body is larger than ${most} bytes.`, {
      fields: [{ field: '$', message: `must have at most ${most} bytes` }],
    });
  }
  const key = `${surface.name}/${operation.id}`;
  switch (declared.kind) {
    case 'json': {
      const body = decodeJson(inbound.body, '$');
      check(validators[key], '$', body);
      return body;
    }
    case 'form': {
      const body = Object.fromEntries(new URLSearchParams(decodeText(inbound.body, '$')));
      check(validators[key], '$', body);
      return body;
    }
    default:
      return readParts(declared.parts ?? {}, parseMultipart(inbound.body, contentType ?? ''), (part, value) =>
        check(validators[`${key}/${part}`], part, value),
      );
  }
}

/** R02, SV01: no body, and a header that says so. */
function requireEmpty(inbound: Inbound): void {
  if (inbound.body.length > 0 || inbound.tooLarge) {
    refuse(400, 'INVALID_INPUT', 'The request takes no body.', { fields: [{ field: '$', message: 'must be empty' }] });
  }
  if (inbound.header('content-length') !== '0') {
    refuse(400, 'INVALID_INPUT', 'The header Content-Length: 0 is missing.', {
      fields: [{ field: 'Content-Length', message: 'must be 0' }],
    });
  }
}

function readParts(
  declared: Readonly<Record<string, Part>>,
  parts: readonly FormPart[],
  validate: (part: string, value: unknown) => void,
): unknown {
  const body: Record<string, unknown> = {};
  const wrong: FieldError[] = [];
  for (const [name, { kind, required, maxItems = Infinity }] of Object.entries(declared)) {
    // `files[]` and `files` are both seen for a list of files.
    const given = parts.filter((part) => part.name === name || (kind === 'files' && part.name === `${name}[]`));
    if (given.length === 0) {
      if (required) wrong.push({ field: name, message: 'is required' });
      continue;
    }
    if (kind !== 'files' && given.length > 1) wrong.push({ field: name, message: 'must be sent once' });
    if (given.length > maxItems) wrong.push({ field: name, message: `must have at most ${maxItems} files` });
    if (kind === 'json') body[name] = decodeJson((given[0] as FormPart).bytes, name);
    else if (kind === 'text') body[name] = decodeText((given[0] as FormPart).bytes, name);
    else body[name] = kind === 'files' ? given.map(fileOf) : fileOf(given[0] as FormPart);
  }
  if (wrong.length > 0) {
    refuse(400, 'INVALID_INPUT', wrong.map(({ field, message }) => `${field} ${message}`).join('; '), {
      fields: wrong,
    });
  }
  for (const [name, { kind }] of Object.entries(declared))
    if (kind === 'json' && name in body) validate(name, body[name]);
  return body;
}

const fileOf = ({
  name,
  filename = name,
  contentType = 'application/octet-stream',
  bytes,
}: FormPart): UploadedFile => ({
  name: filename,
  type: parseMediaType(contentType).essence,
  // A copy, so that keeping the file does not keep the whole request.
  bytes: bytes.slice(),
});
