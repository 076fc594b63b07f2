import type { Call } from '../call.ts';

/**
 * What a caller gave, as it is now: a shallow copy of objects, of the lists in them and of dates. Entries of lists stay the caller's own, and so
 * does whatever is no plain object: a file, a stream, a signal.
 * @param levels objects in objects that are looked into; those of a call hold their lists no deeper
 */
export function taken<T>(given: T, levels: number = 5): T {
  return copyOf(given, levels) as T; // of the same type
}

function copyOf(given: unknown, levels: number): unknown {
  const prototype: unknown = Object.getPrototypeOf(Object(given));
  if (prototype === Date.prototype) return new Date(given as Date);
  if (levels === 0 || !given) return given;
  if (Array.isArray(given)) return given.map((entry) => copyOf(entry, 0));
  // Neither of a class, in whatever realm, nor read as a stream.
  if ((prototype && Object.getPrototypeOf(prototype)) || Symbol.asyncIterator in (given as object)) return given;
  return Object.fromEntries(Object.entries(given).map(([name, member]) => [name, copyOf(member, levels - 1)]));
}

/**
 * A call of which something is read later, for further requests or once a part of the SDK is loaded: what it sends is what it was given,
 * whatever becomes of the caller's objects.
 */
export function takenCall<Given extends Call>(call: Given): Given {
  const { input, options } = call;
  return {
    ...call,
    input: taken({ ...input, body: membersOf(input.body) }),
    options: { ...options, headers: taken(options.headers) },
  };
}

/** Of a class of the caller's a body is written by its members, unless it writes itself. */
function membersOf(body: unknown): unknown {
  return typeof body !== 'object' || !body || 'toJSON' in body || Symbol.iterator in body ? body : { ...body };
}
