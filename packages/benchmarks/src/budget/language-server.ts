import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A place in a file. Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly offset: number;
}

/** Requests of an editor about an open file. */
export interface Editor {
  /** Replaces the text between two places. */
  type(from: Place, to: Place, text: string): void;
  completions(at: Place): Promise<readonly string[]>;
  /** Text of the tooltip at a place. */
  hover(at: Place): Promise<string>;
  close(): void;
}

interface Response {
  readonly type: string;
  readonly request_seq?: number;
  readonly success?: boolean;
  readonly message?: string;
  readonly body?: unknown;
}

/**
 * Opens a file in the language server of a compiler, and waits until it has checked the whole file.
 * @param compiler Package of the compiler, such as `typescript-6`.
 */
export async function openEditor(compiler: string, file: string): Promise<Editor> {
  const program = join(dirname(require.resolve(`${compiler}/package.json`)), 'lib/tsserver.js');
  const server = spawn(process.execPath, [program, '--disableAutomaticTypingAcquisition'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = new Map<number, (response: Response) => void>();
  let received = '';
  server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
    const lines = received.split('\n');
    received = lines.pop() ?? '';
    // A message is one line. Other lines are headers.
    for (const line of lines) {
      if (!line.startsWith('{')) continue;
      const message = JSON.parse(line) as Response;
      if (message.type === 'response') waiting.get(message.request_seq ?? 0)?.(message);
    }
  });
  let seq = 0;
  const send = (command: string, args: object): number => {
    seq += 1;
    server.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`);
    return seq;
  };
  const ask = async (command: string, args: object): Promise<unknown> => {
    const id = send(command, args);
    const { success, message, body } = await new Promise<Response>((resolve) => waiting.set(id, resolve));
    waiting.delete(id);
    if (success !== true) throw new Error(`${command}: ${message}`);
    return body;
  };
  send('open', { file, fileContent: readFileSync(file, 'utf8') });
  const faults = (await ask('semanticDiagnosticsSync', { file })) as readonly { readonly text: string }[];
  if (faults.length > 0) {
    server.kill();
    throw new Error(`${file}: ${faults[0]?.text}`);
  }
  return {
    type(from, to, text) {
      send('change', { file, ...from, endLine: to.line, endOffset: to.offset, insertString: text });
    },
    async completions(at) {
      const found = (await ask('completionInfo', { file, ...at, triggerCharacter: '.' })) as {
        readonly entries: readonly { readonly name: string }[];
      };
      return found.entries.map(({ name }) => name);
    },
    async hover(at) {
      return ((await ask('quickinfo', { file, ...at })) as { readonly displayString: string }).displayString;
    },
    close() {
      server.kill();
    },
  };
}
