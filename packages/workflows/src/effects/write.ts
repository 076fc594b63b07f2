import {
  type CallInput,
  callOf,
  digestOf,
  itemsAt,
  type OperationDescriptor,
  refuseArgument,
  type Runtime,
  withAccount,
} from '@tradelane/core/runtime';
import { type ApiPromise, ArgumentError, type CallOptions } from '@tradelane/core';
import { entriesAt, fieldOf } from './fields.ts';

/** A method of a client that changes something. */
export type WriteMethod = (...values: never[]) => ApiPromise<unknown>;

/** A write of a client, with its arguments as JSON. */
export interface Write {
  readonly runtime: Runtime;
  readonly operation: OperationDescriptor;
  /** The arguments, without the content of files. */
  readonly input: CallInput;
  /** File parts of the body. They aren't stored. Undefined if another process kept the intent. */
  readonly files: Readonly<Record<string, unknown>> | undefined;
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
  return { runtime, operation, input: asJson(operation, input), files: filesOf(operation, input), options };
}

/** The arguments as they are stored, so that every process sends the same. */
function asJson(operation: OperationDescriptor, input: CallInput): CallInput {
  const names = new Set(fileParts(operation));
  const body = operation.body === 'multipart' ? without(input.body, names) : input.body;
  try {
    return JSON.parse(JSON.stringify({ ...input, body })) as CallInput; // a copy of itself
  } catch (cause) {
    throw new ArgumentError(
      `The arguments of ${operation.id} can't be stored as JSON. Remove big integers and circular references.`,
      { operation: operation.id, argument: 'arguments', cause },
    );
  }
}

function fileParts({ parts = {} }: OperationDescriptor): readonly string[] {
  return Object.keys(parts).filter((name) => /^files?!?$/.test(parts[name] ?? ''));
}

function filesOf(operation: OperationDescriptor, { body }: CallInput): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null) return {};
  const members: Readonly<Record<string, unknown>> = { ...body };
  return Object.fromEntries(
    fileParts(operation).flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]]])),
  );
}

function without(body: unknown, names: ReadonlySet<string>): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)));
}

/** The arguments with their files. */
export function sentInput({ input, files = {} }: Write): CallInput {
  return Object.keys(files).length === 0 ? input : { ...input, body: { ...(input.body as object), ...files } };
}

/** Whose effects these are: data of other accounts, hosts and shops is kept apart. */
export function ownerOf(runtime: Runtime): string {
  return digestOf([withAccount(runtime).identity, runtime.surface.name]);
}

/** A digest of a whole write, to detect a key that belongs to another one. */
export function contentOf({ operation, input, files }: Pick<Write, 'operation' | 'input' | 'files'>): string {
  const names = Object.entries(files ?? {}).map(([part, given]) => [
    part,
    [given].flat().map((file) => (file as { readonly name?: unknown } | undefined)?.name),
  ]);
  return digestOf([operation.id, input, names]);
}

/** The effects of a write: entries of its request, each with the fields that a read compares. */
export function effectsOf({ operation, input }: Pick<Write, 'operation' | 'input'>): readonly Effect[] {
  const { each, match = {} } = operation.readBack ?? {};
  const requests = each === undefined ? [input] : entriesAt(input, each).map(({ value }) => value);
  return requests.map((request) => ({
    request,
    seen: Object.values(match).map((wanted) =>
      typeof wanted === 'string' ? (fieldOf({ value: request, around: [] }, wanted) ?? null) : null,
    ),
  }));
}

/** An effect of a write. */
export interface Effect {
  readonly request: unknown;
  /** The values that a read compares. Null accepts any value. */
  readonly seen: readonly unknown[];
}

/** A digest of the resource of a write. Only effects on the same resource may look the same in a response. */
export function resourceOf(write: Pick<Write, 'operation' | 'input'>): string {
  const { operation, input } = write;
  const [first] = effectsOf(write);
  return digestOf([operation.id, input.path ?? first?.seen.find((value) => value !== null) ?? null]);
}
