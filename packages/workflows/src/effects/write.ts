import {
  type CallInput,
  callOf,
  itemsAt,
  type OperationDescriptor,
  refuseArgument,
  type Runtime,
  withAccount,
} from '@tradelane/core/runtime';
import { digestOf } from '@tradelane/core/work';
import type { ApiPromise, CallOptions } from '@tradelane/core';
import { ArgumentError } from '@tradelane/core/errors';
import { covers, entriesAt, type Entry, sentOf } from './fields.ts';

/** A method of a client that changes something. */
export type WriteMethod = (...values: never[]) => ApiPromise<unknown>;

/** A file of a request, without its content. */
export interface SentFile {
  readonly name: string | undefined;
  /** Size in bytes. Undefined for a stream. */
  readonly size: number | undefined;
}

/** A write of a client, with its arguments as JSON. */
export interface Write {
  readonly runtime: Runtime;
  readonly operation: OperationDescriptor;
  /** The arguments, without files. */
  readonly input: CallInput;
  readonly files: readonly SentFile[];
  /** File parts of the body. They aren't stored. Undefined if another process kept the intent. */
  readonly parts: Readonly<Record<string, unknown>> | undefined;
  readonly options: CallOptions;
}

/**
 * Returns the write of a method, without calling the method.
 * @throws {ArgumentError} If it isn't a method of a client that writes, or the arguments are invalid.
 */
export function writeOf(method: WriteMethod, values: readonly unknown[]): Write {
  const { runtime, operation, input, options } = callOf(method, values);
  const { id, partial, batch } = operation;
  const items = partial && batch ? itemsAt(input, batch.items) : undefined;
  if (items !== undefined && items.length !== 1)
    throw refuseArgument(
      operation,
      'arguments',
      `${id} has a result for each item, so \`settle\` accepts one item. Received: ${items.length}. Give each item its own key, or use \`keptBatch\`.`,
    );
  const isForm = operation.body === 'multipart' && typeof input.body === 'object' && input.body !== null;
  const members = Object.entries(isForm ? (input.body as object) : {});
  const isFile = ([name]: readonly [string, unknown]): boolean => /^files?!?$/.test(operation.parts?.[name] ?? '');
  const parts = Object.fromEntries(members.filter((one) => isFile(one) && one[1] !== undefined));
  const body = isForm ? Object.fromEntries(members.filter((one) => !isFile(one))) : input.body;
  try {
    // Every process sends the same JSON.
    const stored = JSON.parse(JSON.stringify({ ...input, body })) as CallInput;
    return { runtime, operation, input: stored, files: Object.values(parts).flat().map(factsOf), parts, options };
  } catch (cause) {
    throw new ArgumentError(
      `The arguments of ${id} can't be stored as JSON. Remove big integers and circular references.`,
      { operation: id, argument: 'arguments', cause },
    );
  }
}

function factsOf(file: unknown): SentFile {
  const { name, data = file, size } = Object(file) as { name?: string; data?: unknown; size?: number };
  const content = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const { byteLength, size: ownSize } = Object(content) as { byteLength?: number; size?: number };
  return { name, size: size ?? byteLength ?? ownSize };
}

/** A value, unless it is nested too deep to be stored. */
export function storable(value: unknown): unknown {
  try {
    JSON.stringify(value);
    return value;
  } catch {
    return undefined;
  }
}

/** The arguments with their files. */
export function sentInput({ input, parts = {} }: Write): CallInput {
  return Object.keys(parts).length === 0 ? input : { ...input, body: { ...(input.body as object), ...parts } };
}

/** Whose effects these are: data of other accounts, hosts and shops is kept apart. */
export function ownerOf(runtime: Runtime): string {
  return digestOf([withAccount(runtime).identity, runtime.surface.name]);
}

/** A digest of a whole write, to detect a key that belongs to another one. */
export function contentOf({ operation, input, files }: Write): string {
  return digestOf([operation.id, input, files]);
}

export interface Effect {
  /** An entry of the request, or the whole request. */
  readonly request: Entry;
  /** The values that a read compares, by field of its entries. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Digest of the list of its entry. Effects of all operations in one list may look the same. */
  readonly list: string;
  /** Digest of the first value, such as an order. Empty if the request leaves it out. */
  readonly place: string;
}

/** The effects of a write: one for each entry of its list, or one for the request. */
export function effectsOf({
  operation,
  input,
  files,
}: Pick<Write, 'operation' | 'input' | 'files'>): readonly Effect[] {
  const { each, match = {}, operation: read, items } = operation.readBack ?? {};
  return entriesAt({ ...input, files }, each).map((request) => {
    const sent = (wanted: unknown): unknown => (typeof wanted === 'string' ? sentOf(request, wanted) : wanted);
    const content = Object.fromEntries(Object.entries(match).map(([field, wanted]) => [field, sent(wanted)]));
    const first: unknown = content[Object.keys(match).find((field) => typeof match[field] === 'string') ?? ''];
    return { request, content, list: digestOf([read, items]), place: first === undefined ? '' : digestOf([first]) };
  });
}

/** Whether an entry of one effect may match the other one. */
export function looksLike(one: Effect['content'], other: Effect['content']): boolean {
  return Object.entries(one).every(([field, value]) => {
    const [mine = null, theirs = null] = [value, other[field]];
    return mine === null || theirs === null || covers(mine, theirs) || covers(theirs, mine);
  });
}
