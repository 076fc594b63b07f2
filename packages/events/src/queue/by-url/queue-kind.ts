import { ArgumentError } from '@tradelane/core';
import type { Publisher } from '../publisher.ts';
import type { Source } from '../source.ts';

/** One kind of queue, by its URL. Nothing is connected before a source is opened or a message published. */
export interface QueueKind {
  source(url: URL): Source;
  publisher(url: URL): Publisher;
}

/** The name that a queue has where its URL names none. */
export const usualName = 'tradelane-events';

/** @throws ArgumentError naming the parameter of the URL that is wrong */
export function refuseUrl(message: string): never {
  throw new ArgumentError(message, { argument: 'url' });
}

/** Reads the parameters behind the `?` of a URL; one that nobody asks for is refused, since it would be one misspelled. */
export function readParameters<Name extends string>(url: URL, names: readonly Name[]): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {};
  for (const [name, value] of url.searchParams) {
    const known = names.find((one) => one === name);
    if (known === undefined)
      refuseUrl(`\`${name}\` is no parameter of a ${url.protocol} queue: it takes ${names.join(', ')}.`);
    if (value === '') refuseUrl(`\`${name}\` must not be empty.`);
    values[known] = value;
  }
  return values;
}

/** @throws ArgumentError where the value is neither `true` nor `false` */
export function readFlag(name: string, value: string | undefined): boolean {
  if (value !== undefined && value !== 'true' && value !== 'false')
    refuseUrl(`\`${name}\` must be true or false, not ${value}.`);
  return value === 'true';
}

/** User and password as they were before they were written into the URL. */
export function readCredentials({ username, password }: URL): { readonly user: string; readonly password: string } {
  return { user: decodePart(username), password: decodePart(password) };
}

/** @throws ArgumentError where a `%` in a part of a URL does not begin the code of a character; the part may be a secret */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return refuseUrl('The URL has a `%` that does not begin the code of a character: a `%` itself is written %25.');
  }
}

/** @throws ArgumentError where the value is no whole number above 0 */
export function readCount(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) refuseUrl(`\`${name}\` must be a whole number above 0, not ${value}.`);
  return Number(value);
}
