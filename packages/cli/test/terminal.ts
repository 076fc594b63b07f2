import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Clock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import type { Io, LocalSandbox } from '../src/io.ts';
import type { Keychain } from '../src/profiles/keychain.ts';
import { run } from '../src/run.ts';

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface TerminalOptions {
  readonly sandbox?: LocalSandbox;
  readonly env?: Readonly<Record<string, string>>;
  /** Text on standard input. Without it, standard input is a terminal whose user answers `answer`. */
  readonly input?: string | Uint8Array | AsyncIterable<string>;
  readonly answer?: string;
  readonly isTerminal?: boolean;
  readonly keychain?: Keychain;
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  /** Called with each text on standard output. */
  readonly onOut?: (text: string) => void;
  /** Called with each text on standard error. */
  readonly onErr?: (text: string) => void;
}

/** A folder for the settings of one test. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tradelane-'));

/** Runs a command line in this process. */
export async function tradelane(args: readonly string[], options: TerminalOptions = {}): Promise<Result> {
  const chunks: Buffer[] = [];
  const errors: string[] = [];
  let own: ReturnType<typeof createSandbox> | undefined;
  const stdout = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(Buffer.from(chunk));
      options.onOut?.(chunk.toString());
      done();
    },
  });
  const stderr = new Writable({
    write: (chunk: Buffer, _, done) => {
      errors.push(chunk.toString());
      options.onErr?.(chunk.toString());
      done();
    },
  });
  const isTerminal = options.isTerminal ?? false;
  const io: Io = {
    stdin: Object.assign(Readable.from(inputOf(options.input), { objectMode: false }), {
      isTTY: options.answer !== undefined,
    }),
    stdout: Object.assign(stdout, { isTTY: isTerminal, columns: 100 }),
    stderr,
    env: { TRADELANE_CONFIG_FOLDER: newFolder(), ...options.env },
    signal: options.signal ?? new AbortController().signal,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ask: async (question) => {
      errors.push(question);
      return options.answer ?? '';
    },
    keychain: async () => options.keychain,
    keepsSandbox: options.sandbox !== undefined,
    sandbox: async () => options.sandbox ?? (own ??= createSandbox()),
  };
  const code = await run(args, io);
  own?.close();
  return { code, out: Buffer.concat(chunks).toString(), err: errors.join('') };
}

const inputOf = (input: TerminalOptions['input']): AsyncIterable<string> | (string | Uint8Array)[] =>
  input === undefined ? [] : typeof input === 'string' || input instanceof Uint8Array ? [input] : input;

/** A keychain in memory. */
export function memoryKeychain(): Keychain & { readonly secrets: Map<string, string> } {
  const secrets = new Map<string, string>();
  return {
    secrets,
    get: (account) => secrets.get(account),
    set: (account, secret) => void secrets.set(account, secret),
    delete: (account) => void secrets.delete(account),
  };
}
