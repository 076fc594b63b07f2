import { ArgumentError } from '@tradelane/core';
import type { QueueBrowser } from '../queue/browser.ts';
import type { Publisher, Source } from '../queue/source.ts';

/** Opens queues of one URL scheme. It connects only when a source is opened or a message is published. */
export interface QueueKind {
  source(url: URL): Source;
  publisher(url: URL): Publisher;
  /** Connects and reads the queue, or its dead letters. Undefined if the queue can't be browsed. */
  browser?(url: URL, deadLetters: boolean): Promise<QueueBrowser>;
}

/** Default name of a queue. */
export const usualName = 'tradelane-events';

/** @throws {ArgumentError} Always, for the argument `url`. */
export function refuseUrl(message: string): never {
  throw new ArgumentError(message, { argument: 'url' });
}

/**
 * Reads the query parameters of a URL.
 * @throws {ArgumentError} If a parameter is unknown or empty.
 */
export function readParameters<Name extends string>(url: URL, names: readonly Name[]): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {};
  for (const [name, value] of url.searchParams) {
    const known = names.find((one) => one === name);
    if (known === undefined)
      refuseUrl(
        names.length === 0
          ? `${url.protocol} URLs have no parameters. Received: ${name}.`
          : `${url.protocol} URLs accept the parameters ${names.join(', ')}. Received: ${name}.`,
      );
    if (value === '') refuseUrl(`\`${name}\` must not be empty.`);
    values[known] = value;
  }
  return values;
}

/** @throws {ArgumentError} If the value is neither `true` nor `false`. */
export function readFlag(name: string, value: string | undefined): boolean {
  if (value !== undefined && value !== 'true' && value !== 'false')
    refuseUrl(`\`${name}\` must be true or false. Received: ${value}.`);
  return value === 'true';
}

/** Host and port of the URL, for errors. */
export const addressOf = ({ hostname, port }: URL, usualPort: number): string => `${hostname}:${port || usualPort}`;

/** The decoded user and password. */
export function readCredentials({ username, password }: URL): { readonly user: string; readonly password: string } {
  return { user: decodePart(username), password: decodePart(password) };
}

/**
 * @throws {ArgumentError} If the part has invalid percent-encoding. The error doesn't contain the part, which may be a
 * secret.
 */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return refuseUrl('The URL contains invalid percent-encoding. Write a literal `%` as %25.');
  }
}

/** @throws {ArgumentError} If the value isn't a whole number above 0. */
export function readCount(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) refuseUrl(`\`${name}\` must be a whole number above 0. Received: ${value}.`);
  return Number(value);
}
