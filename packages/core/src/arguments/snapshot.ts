import type { Call } from '../operation/call.ts';

/**
 * Copies a caller's value: objects, lists in them, and dates. Entries of lists and objects of classes, such as files,
 * streams and signals, aren't copied.
 * @param levels Depth of the copy. The lists of a call are never deeper.
 */
export function snapshot<T>(given: T, levels: number = 5): T {
  return copyOf(given, levels) as T; // of the same type
}

function copyOf(given: unknown, levels: number): unknown {
  const prototype: unknown = Object.getPrototypeOf(Object(given));
  if (prototype === Date.prototype) return new Date(given as Date);
  if (levels === 0 || !given) return given;
  if (Array.isArray(given)) return given.map((entry) => copyOf(entry, 0));
  // Not an instance of a class, in any realm, and not a stream.
  if ((prototype && Object.getPrototypeOf(prototype)) || Symbol.asyncIterator in (given as object)) return given;
  return Object.fromEntries(Object.entries(given).map(([name, member]) => [name, copyOf(member, levels - 1)]));
}

/** Copies a call whose input is read later, so that changes to the caller's objects don't affect it. */
export function snapshotCall<Given extends Call>(call: Given): Given {
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
