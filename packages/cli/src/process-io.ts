import { openKeychain } from './profiles/keychain.ts';
import type { Io, LocalSandbox } from './io.ts';

/** The terminal, the environment and the keychain of this process. */
export function processIo(signal: AbortSignal): Io {
  let sandbox: Promise<LocalSandbox> | undefined;
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    signal,
    ask: (question, isHidden = false) => ask(question, isHidden, signal),
    keychain: openKeychain,
    // All surfaces share one world.
    sandbox: () => (sandbox ??= import('@tradelane/sandbox').then(({ createSandbox }) => createSandbox())),
  };
}

async function ask(question: string, isHidden: boolean, signal: AbortSignal): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const { Writable } = await import('node:stream');
  // The interface echoes what the user types. For hidden answers, the echo has no output.
  const output = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  // From here on the terminal is in raw mode: it echoes nothing, and Ctrl-C is a key and not a signal.
  lines.once('SIGINT', () => process.emit('SIGINT'));
  if (isHidden) process.stderr.write(question);
  try {
    return await lines.question(isHidden ? '' : question, { signal });
  } finally {
    lines.close();
    if (isHidden || signal.aborted) process.stderr.write('\n');
  }
}
