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
  process.stderr.write(question);
  // The interface echoes what the user types. For hidden answers, the echo has no output.
  const output = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  try {
    return await lines.question('', { signal });
  } finally {
    lines.close();
    if (isHidden) process.stderr.write('\n');
  }
}
