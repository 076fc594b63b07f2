import { familyOf, refuse } from '../errors/index.ts';
import type { Body, Operation, Surface, Validators } from '../operations/table.ts';
import { bodyCapInBytes, type Head, type SandboxRequest } from './request.ts';
import type { FieldFilter } from '../operations/documented-fields.ts';
import { decodeJson, decodeText, refuseTooLarge } from './json.ts';
import { type MediaType, parseMediaType } from './media-type.ts';
import { parseMultipart } from './multipart.ts';
import { readParts } from './parts.ts';
import { check, checkLists } from './validation.ts';

const essences: Readonly<Record<Body['kind'], string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
};

function hasMediaType(kind: Body['kind'], { essence, parameters }: MediaType): boolean {
  const charset = parameters.get('charset')?.toLowerCase() ?? 'utf-8';
  return essence === essences[kind] && (charset === 'utf-8' || charset === 'utf8');
}

function requireMediaType(kind: Body['kind'], type: MediaType): void {
  if (hasMediaType(kind, type)) return;
  refuse(
    'E08',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    `The header Content-Type must be ${essences[kind]}, and the text UTF-8. Received: ${JSON.stringify(type.essence)}.`,
  );
}

function refuseMissing(): never {
  refuse('E01', 400, 'INVALID_INPUT', 'The request body is missing. Send the fields of the operation.', {
    fields: [{ field: '$', message: 'is required' }],
  });
}

export interface BodyRules {
  readonly validators: Validators;
  /** Whether to refuse undocumented forms of requests, which real hosts accept. */
  readonly strict: boolean;
  readonly fieldFilter: FieldFilter;
}

/** Whether the body of an operation has a media type that is read. */
export const isReadable = ({ body }: Operation, head: Head): boolean =>
  body === undefined || hasMediaType(body.kind, parseMediaType(head.header('content-type') ?? ''));

/** Reads the body of an operation: media type, size, syntax and schema, in this order. */
export function readBody(surface: Surface, operation: Operation, rules: BodyRules, inbound: SandboxRequest): unknown {
  const { validators, strict, fieldFilter } = rules;
  const isLenient = !strict && familyOf(surface.name) === 'instance';
  const declared = operation.body;
  if (operation.emptyBody) requireEmpty(inbound);
  if (declared === undefined) return undefined;
  const contentType = inbound.header('content-type');
  if (inbound.body.length === 0 && !inbound.tooLarge) {
    if (contentType !== undefined && declared.required) requireMediaType(declared.kind, parseMediaType(contentType));
    return declared.required ? refuseMissing() : undefined;
  }
  requireMediaType(declared.kind, parseMediaType(contentType ?? ''));
  if (inbound.tooLarge) refuseTooLarge('$', `${bodyCapInBytes(inbound.target, contentType)} bytes`);
  const key = `${surface.name}/${operation.id}`;
  switch (declared.kind) {
    case 'json': {
      const body = decodeJson(inbound.body, '$');
      checkLists(declared.lists, body);
      check(validators[key], '$', body, isLenient);
      return fieldFilter.apply(key, body);
    }
    case 'form': {
      const body = Object.fromEntries(new URLSearchParams(decodeText(inbound.body, '$')));
      check(validators[key], '$', body);
      return body;
    }
    default:
      return readParts(declared.parts ?? {}, parseMultipart(inbound.body, contentType ?? ''), {
        strict,
        isLenient,
        query: new URL(inbound.target, inbound.origin).searchParams,
        accept: (part, value) => {
          check(validators[`${key}/${part}`], part, value, isLenient);
          return fieldFilter.apply(`${key}/${part}`, value);
        },
      });
  }
}

/** R02, SV01: no body, and a header that declares it empty. */
function requireEmpty(inbound: SandboxRequest): void {
  if (inbound.body.length > 0 || inbound.tooLarge) {
    refuse(
      'R02',
      400,
      'INVALID_INPUT',
      'The request must have an empty body. Send none, with the header Content-Length: 0.',
      {
        fields: [{ field: '$', message: 'must be empty' }],
      },
    );
  }
  if (inbound.header('content-length') !== '0') {
    refuse('R02', 400, 'INVALID_INPUT', 'The header Content-Length must be 0. Send it explicitly.', {
      fields: [{ field: 'Content-Length', message: 'must be 0' }],
    });
  }
}
