import { received } from '../errors/checks.ts';
import { findUnsafeNumber } from '../call/json.ts';
import { refuseBody } from '../call/arguments.ts';
import type { CallOptions } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { decoded } from './find-operation.ts';

/**
 * Reads the query of a URL as the arguments of an operation. Numbers and booleans that can't be read stay texts, which
 * the call rejects with the reason.
 */
export function readQuery({ query: kinds = {} }: OperationDescriptor, search: string): Record<string, unknown> {
  const pairs = new Map<string, string[]>();
  for (const pair of search.slice(1).split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    const key = plain(name);
    const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    // A comma within an entry is encoded.
    const values = kind?.startsWith('comma') ? value.split(',') : [value];
    pairs.set(key, [...(pairs.get(key) ?? []), ...values.map(plain)]);
  }
  return Object.fromEntries(
    Array.from(pairs, ([name, texts]) => [name, valueOf(texts, Object.hasOwn(kinds, name) ? kinds[name] : undefined)]),
  );
}

function plain(text: string): string {
  return decoded(text.replaceAll('+', ' '));
}

function valueOf(texts: readonly string[], kind = ''): unknown {
  if (/^(?:comma|list)/.test(kind)) return texts;
  const [text = '', ...more] = texts;
  if (more.length > 0) return texts;
  if (/^(?:integer|number)/.test(kind)) return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  if (kind.startsWith('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/**
 * Reads the body of a request as the argument of an operation. The call then checks and sends it as the typed method
 * does.
 * @returns undefined if there is none.
 * @throws {ArgumentError} If the body isn't in the format of the operation.
 */
export async function readRequestBody(operation: OperationDescriptor, request: Request): Promise<unknown> {
  if (request.body === null) return undefined;
  if (operation.body === 'multipart') return readParts(operation, request);
  const text = await request.text();
  if (text === '') return undefined;
  if (operation.body === 'form') return Object.fromEntries(new URLSearchParams(text));
  return operation.body === 'json' ? parse(operation, text, '$') : text; // any other operation takes no body
}

function parse(operation: OperationDescriptor, text: string, path: string): unknown {
  const unsafe = findUnsafeNumber(text);
  if (unsafe)
    throw refuseBody(
      operation,
      path,
      `The body has a number at ${unsafe.path} that JavaScript can't hold. Pass it as a string.`,
    );
  try {
    return JSON.parse(text);
  } catch {
    throw refuseBody(operation, path, `The body must be JSON. Received: ${text.length} characters that aren't JSON.`);
  }
}

async function readParts(operation: OperationDescriptor, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  // A form without files may be written as JSON.
  if (/^application\/json\b/i.test(type)) return parse(operation, await request.text(), '$');
  const form = /^multipart\/form-data\b/i.test(type) ? await request.formData().catch(() => undefined) : undefined;
  if (!form)
    throw refuseBody(
      operation,
      '$',
      `This operation takes a multipart body. Pass a \`FormData\`. Received: ${type === '' ? 'no content type' : received(type)}.`,
    );
  const body: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const [first] = values;
    const kind = operation.parts?.[name] ?? '';
    if (kind.startsWith('json') && first !== undefined)
      body[name] = parse(operation, typeof first === 'string' ? first : await first.text(), `$.${name}`);
    else body[name] = values.length === 1 && !kind.startsWith('files') ? first : values;
  }
  return body;
}

type Own = Omit<CallOptions, 'headers' | 'signal'>;

/** Options of a call that a `fetch` accepts. */
const optionNames = [
  'deadlineInMs',
  'timeoutInMs',
  'maxWaitInMs',
  'maxAttempts',
  'callId',
  'beforeSend',
  'onProgress',
] as const;

/** Headers that the client sets: `content-type` fits the body that it writes, and this `accept` means nothing. */
const isOurs = ([name, value]: readonly [string, string]): boolean =>
  name === 'content-type' || (name === 'accept' && value === '*/*');

/**
 * Reads the options of a call from the second argument of `fetch`, or from the request. There, openapi-fetch sets the
 * options that it doesn't know.
 */
export function readCallOptions(request: Request, init: (RequestInit & Own) | undefined): CallOptions {
  const sources: readonly (Own | undefined)[] = [init, request as Own];
  const named = optionNames.map((name) => [name, sources.find((source) => source?.[name] !== undefined)?.[name]]);
  return {
    ...(Object.fromEntries(named) as Own),
    signal: init?.signal ?? request.signal,
    headers: Object.fromEntries([...request.headers].filter((header) => !isOurs(header))),
  };
}
