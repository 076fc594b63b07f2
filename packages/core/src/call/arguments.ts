import type { OperationDescriptor } from '../operation/descriptor.ts';
import { ArgumentError, type OwnErrorCode } from '../errors/index.ts';
import type { BodyCheck, Call, CallInput } from '../operation/call.ts';
import { isPlain, received } from '../errors/checks.ts';
import { isPromise } from '../platform/platform.ts';

/** Creates the error of an argument that can't be sent. */
export function refuseArgument(
  { id, method, path }: OperationDescriptor,
  argument: string,
  message: string,
  code?: OwnErrorCode,
): ArgumentError {
  return new ArgumentError(message, { code, argument, operation: id, method, path });
}

/** Creates the error of a body that can't be sent. `path` is the location of the fault, from `$`. */
export function refuseBody(
  operation: OperationDescriptor,
  path: string,
  message: string,
  code: OwnErrorCode = 'ERR_BODY_VALUE_INVALID',
): ArgumentError {
  return refuseArgument(operation, `body${path.slice(1)}`, `${operation.id}: ${message}`, code);
}

/**
 * Rejects a query whose content isn't in its own members: a class, a Map, URLSearchParams, or a promise that wasn't
 * awaited. It would be sent without its filters.
 * @throws {ArgumentError} If it isn't a plain object. Nothing was sent.
 */
export function checkQuery(operation: OperationDescriptor, { query }: CallInput): void {
  checkPlain(operation, 'query', query);
}

/**
 * Rejects the request of a workflow if it isn't a plain object or has a field that the operation doesn't list. A
 * misspelled filter would select everything.
 * @throws {ArgumentError} If it can't be sent. Nothing was sent.
 */
export function checkRequest(operation: OperationDescriptor, request: unknown, fields?: readonly string[]): void {
  checkPlain(operation, 'request', request);
  for (const [name, value] of Object.entries({ ...(request as object | undefined) }))
    if (value !== undefined && fields?.includes(name) === false)
      throw refuseArgument(
        operation,
        `request.${name}`,
        `${operation.id}: Unknown field \`${name}\`. Valid fields: ${fields.join(', ') || 'none'}.`,
        'ERR_ARGUMENT_UNKNOWN',
      );
}

function checkPlain(operation: OperationDescriptor, argument: string, value: unknown): void {
  if (value === undefined || value === null || (typeof value === 'object' && isPlain(value))) return;
  const isOf = isPromise(value) ? ' Await the promise first.' : '';
  const example = argument === 'query' ? ' such as { limit: 10 }' : '';
  throw refuseArgument(
    operation,
    argument,
    `${operation.id}: The ${argument} must be a plain object${example}. Received: ${received(value)}.${isOf}`,
  );
}

/**
 * Rejects a call that lacks all filters of a group if one is required (S01, S03, S07). A page token counts as a filter.
 * @throws {ArgumentError} If all are missing. Nothing was sent.
 */
export function checkChoice({ operation, input, followUpPage }: Call): void {
  const names = operation.atLeastOneOf;
  if (names === undefined || followUpPage === true) return;
  const query: Readonly<Record<string, unknown>> = { ...input.query };
  if ([...names, 'page_token'].some((name) => isPresent(query[name]))) return;
  const { id } = operation;
  throw refuseArgument(
    operation,
    `query.${names[0]}`,
    `${id} needs at least one of the query parameters ${names.join(', ')}. Received: none of them.`,
    'ERR_ARGUMENT_MISSING',
  );
}

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * Rejects a query that isn't a plain object, and a body that lacks required fields or doesn't match its schema. Also more
 * items or files than one request may contain, if the operation can't be split.
 * Examples are a complete list (P07) and an all-or-nothing request (P01). Also two files of one name if items name their
 * files (S02, S08).
 * @param check Checks the body against its schema, if the client has schemas.
 * @throws {ArgumentError} If something is wrong. Nothing was sent.
 */
export function checkInput(call: Call, check?: BodyCheck): void {
  checkQuery(call.operation, call.input);
  checkFields(call.operation, call.input.body);
  check?.request(call);
  const limit = call.operation.batch;
  if (limit === undefined) return;
  const files = limit.files === undefined ? undefined : itemsAt(call.input, limit.files);
  checkNames(call, limit.files, files);
  if (limit.split) return;
  checkCount(call, limit.items, itemsAt(call.input, limit.items), limit.maximum);
  checkCount(call, limit.files, files, limit.maximum);
}

/**
 * Rejects a JSON body that isn't an object, lacks a required field, or has another value instead of an object or array.
 * Warns of a field that the operation doesn't list, because the API may know it by now.
 */
function checkFields(operation: OperationDescriptor, argument: unknown): void {
  const { id, fields } = operation;
  const body = sent(argument);
  if (!fields || argument === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw refuseBody(operation, '$', `The body must be an object. Received: ${received(body)}.`);
  // Writing it as JSON rejects an object without own members, such as a Map.
  if (Object.prototype.toString.call(body) !== '[object Object]' && Object.keys(body).length === 0) return;
  const values = body as Readonly<Record<string, unknown>>;
  // Not `for … in`, which also reads enumerable members that a library added to Object.prototype.
  for (const name of Object.keys(fields)) checkField(operation, name, fields[name], values);
  for (const name of Object.keys(values))
    if (!Object.hasOwn(fields, name) && values[name] !== undefined)
      warnOnce(`${id}: Unknown field ${received(name)} in the body. Known fields: ${Object.keys(fields).join(', ')}.`);
}

function checkField(
  operation: OperationDescriptor,
  name: string,
  kind: string | undefined,
  values: Readonly<Record<string, unknown>>,
): void {
  const value = Object.hasOwn(values, name) ? sent(values[name]) : undefined;
  const isRequired = kind?.endsWith('!') === true;
  if (value === undefined && isRequired)
    throw refuseBody(
      operation,
      `$.${name}`,
      `The body needs the field \`${name}\`. Received the fields: ${Object.keys(values).join(', ') || 'none'}.`,
      'ERR_ARGUMENT_MISSING',
    );
  if (kind?.startsWith('value') || value === undefined || (value === null && !isRequired)) return;
  const isList = kind?.startsWith('list') === true;
  if (typeof value === 'object' && value !== null && Array.isArray(value) === isList) return;
  throw refuseBody(
    operation,
    `$.${name}`,
    `The field \`${name}\` of the body must be an ${isList ? 'array' : 'object'}. Received: ${received(value)}.`,
  );
}

/** The value that JSON has instead of an object with `toJSON`, such as the text of a date. */
function sent(value: unknown): unknown {
  const { toJSON } = (value ?? {}) as { readonly toJSON?: unknown };
  return typeof toJSON === 'function' ? toJSON.call(value) : value;
}

const warnings = new Set<string>();

/** Prints a warning once, except in production and after many. */
export function warnOnce(message: string): void {
  const { process } = globalThis as { readonly process?: { readonly env?: Readonly<Record<string, string>> } };
  if (warnings.size > 99 || warnings.has(message) || process?.env?.['NODE_ENV'] === 'production') return;
  warnings.add(message);
  console.warn(message);
}

function checkCount(call: Call, path = '', items: readonly unknown[] = [], maximum: number): void {
  if (items.length <= maximum) return;
  const { id } = call.operation;
  const argument = path.replace('.$', '');
  throw refuseArgument(
    call.operation,
    argument,
    `${id} takes at most ${maximum} entries in ${argument}. Received: ${items.length}. This operation can't be split into several requests.`,
    'ERR_BATCH_TOO_LARGE',
  );
}

function checkNames(call: Call, path = '', files: readonly unknown[] = []): void {
  const names = new Set<string>();
  for (const file of files) {
    const name = typeof file === 'object' && file !== null && 'name' in file ? file.name : undefined;
    if (typeof name !== 'string') continue;
    if (names.has(name))
      throw refuseArgument(
        call.operation,
        path,
        `${call.operation.id}: ${path} contains two files named ${received(name)}. Give each file its own name.`,
        'ERR_BATCH_FILES_INVALID',
      );
    names.add(name);
  }
}

/**
 * Returns the list at an items path of a call, or undefined if there is none. Examples: `body.products`,
 * `body.shop_documents.shop_documents`, `query.product_references`, or `body.$` for a body that is the list.
 */
export function itemsAt(input: CallInput, path: string): readonly unknown[] | undefined {
  let value: unknown = input;
  for (const step of stepsOf(path)) value = isRecord(value) ? value[step] : undefined;
  return Array.isArray(value) ? value : undefined;
}

/** Returns the same input with other items. */
export function withItems(input: CallInput, path: string, items: readonly unknown[]): CallInput {
  // Replacing inside an object keeps its other members, so it stays a CallInput.
  return replaceAt(input, stepsOf(path), items) as CallInput;
}

function stepsOf(path: string): readonly string[] {
  return path.split('.').filter((step) => step !== '$');
}

function replaceAt(value: unknown, [step, ...rest]: readonly string[], items: readonly unknown[]): unknown {
  if (step === undefined) return items;
  const members = isRecord(value) ? value : {};
  return { ...members, [step]: replaceAt(members[step], rest, items) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Copies a caller's value: objects, lists in them, and dates. Entries of lists and objects of classes, such as files,
 * streams and signals, aren't copied.
 * @param levels Depth of the copy. The lists of a call are never deeper.
 */
export function snapshot<T>(value: T, levels: number = 5): T {
  return copyOf(value, levels) as T; // The copy has the same type.
}

function copyOf(value: unknown, levels: number): unknown {
  const prototype: unknown = Object.getPrototypeOf(Object(value));
  if (prototype === Date.prototype) return new Date(value as Date);
  if (levels === 0 || !value) return value;
  if (Array.isArray(value)) return value.map((entry) => copyOf(entry, 0));
  // Not an instance of a class, in any realm, and not a stream.
  if ((prototype && Object.getPrototypeOf(prototype)) || Symbol.asyncIterator in (value as object)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member, levels - 1)]));
}

/** Copies a call whose input is read later, so that changes to the caller's objects don't affect it. */
export function snapshotCall<Copied extends Call>(call: Copied): Copied {
  const { input, options } = call;
  return {
    ...call,
    input: snapshot({ ...input, body: membersOf(input.body) }),
    options: { ...options, headers: snapshot(options.headers) },
  };
}

/** Copies the members of a body that is an instance of a class without `toJSON`. */
function membersOf(body: unknown): unknown {
  return typeof body !== 'object' || !body || 'toJSON' in body || Symbol.iterator in body ? body : { ...body };
}
