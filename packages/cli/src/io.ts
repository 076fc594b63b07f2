import type { Readable, Writable } from 'node:stream';
import type { Clock } from '@tradelane/core';
import { forTerminal, unsafeCharacters } from '@tradelane/sandbox/secrets';
import type { Keychain } from './profiles/keychain.ts';

/** The sandbox in the same process, as far as commands use it. */
export interface LocalSandbox {
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  info(origin?: string): SandboxInfo;
  snapshot(): object;
}

/** Addresses and credentials of a sandbox. */
export interface SandboxInfo {
  readonly urls: Readonly<Record<string, string>>;
  readonly credentials: {
    readonly shops: readonly { readonly shop_id: number | string; readonly api_key: string }[];
    readonly operator: { readonly api_key: string };
    readonly front: { readonly api_key: string };
    readonly basket: { readonly bearer: string };
    readonly seller: { readonly client_id: string; readonly client_secret: string };
    readonly connector: { readonly client_id: string; readonly client_secret: string };
  };
}

/** Everything outside of the program that commands use. Tests pass their own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  /** Receives data only. */
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Receives progress, questions and errors. */
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborts on Ctrl-C. */
  readonly signal: AbortSignal;
  /** Asks the user. Hidden answers aren't shown. */
  readonly ask: (question: string, isHidden?: boolean) => Promise<string>;
  /** Returns the keychain of the system, or undefined if there is none. */
  readonly keychain: () => Promise<Keychain | undefined>;
  /** Clock of the clients. Default: the system clock. */
  readonly clock?: Clock;
  /** Whether the sandbox of `--sandbox` outlives a command, as in tests. */
  readonly keepsSandbox?: boolean;
  /** Returns the sandbox of `--sandbox`. */
  readonly sandbox: () => Promise<LocalSandbox>;
}

/** Writes to a stream and waits until it has passed the text on. @throws {Error} If it fails, such as a full disk. */
export function write(stream: Writable, text: string | Uint8Array): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    // A stream that is destroyed doesn't call back.
    if (stream.destroyed) return resolve();
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Writes text of a server to standard output. On a terminal, characters that could change what it shows are removed. */
export const print = ({ stdout }: Pick<Io, 'stdout'>, text: string): Promise<void> =>
  write(stdout, stdout.isTTY === true ? forTerminal(text.replaceAll('\r\n', '\n')) : text);

/** Whether standard output is a terminal whose user wants colors. */
export const hasColors = ({ stdout, env }: Pick<Io, 'stdout' | 'env'>): boolean =>
  stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';

/** Whether a line of progress can be shown and replaced. */
export const showsProgress = ({ stderr, env }: Pick<Io, 'stderr' | 'env'>): boolean =>
  stderr.isTTY === true && env['TERM'] !== 'dumb';

/** Prints a line for people. It replaces a line of progress. */
export function note(io: Pick<Io, 'stderr' | 'env'>, line: string): void {
  io.stderr.write(`${showsProgress(io) ? newLine : ''}${oneLine(line)}\n`);
}

/** Shows a text on a terminal until the next line. */
export function showProgress(io: Pick<Io, 'stderr' | 'env'>, text: string): void {
  if (showsProgress(io)) io.stderr.write(newLine + oneLine(text));
}

/** Clears the line of the terminal. */
const newLine = '\r\u001B[K';

/** A text on one line. Control characters, for example of a server's message, could change what a terminal shows. */
export const oneLine = (text: string): string => forTerminal(text.replaceAll(/[\t\n]+/g, '\0'));

/**
 * JSON without control characters. `JSON.stringify` escapes only a part of them.
 * @throws {Error} If the value is nested too deeply, or too large.
 */
export const jsonText = (value: unknown, indent?: number): string =>
  textOf(value, indent).replaceAll(unsafeCharacters, (found) =>
    found.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

function textOf(value: unknown, indent: number | undefined): string {
  try {
    return JSON.stringify(value, null, indent);
  } catch (cause) {
    throw new Error('The response is too large or nested too deeply to print. Read it with a client in a program.', {
      cause,
    });
  }
}
