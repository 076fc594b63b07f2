import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, type Result } from './terminal.ts';

const main = new URL('../dist/main.js', import.meta.url).pathname;
/** `script` of util-linux runs a program on a terminal. */
const withoutScript = spawnSync('script', ['--version']).status !== 0;

interface Answer {
  readonly after: string;
  readonly type: string;
}

/** Types on a terminal: each answer after its question. */
async function type(line: string, answers: readonly Answer[] = []): Promise<Omit<Result, 'err'>> {
  const child = spawn('script', ['-qec', `stty cols 100 && ${process.execPath} ${line}`, '/dev/null']);
  const open = [...answers];
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    const [next] = open;
    if (next === undefined || !out.includes(next.after)) return;
    open.shift();
    child.stdin.write(next.type);
  });
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? -1)));
  return { code, out };
}

describe.skipIf(withoutScript)('on a terminal', () => {
  const accept = `${main} call hub orders.accept acme_ORD-1001 --body '{"order_lines":[{"id":"a","accepted":true}]}' --sandbox`;

  test('a secret is asked for without an echo', async () => {
    const program = join(newFolder(), 'ask.mjs');
    const io = new URL('../dist/process-io.js', import.meta.url).href;
    writeFileSync(
      program,
      `import { processIo } from '${io}';
      const { ask } = processIo(new AbortController().signal);
      console.log(String((await ask('API key (hidden): ', true)).length));`,
    );
    const answers = [{ after: 'API key (hidden): ', type: 'not-a-real-key\r' }];
    const { code, out } = await type(program, answers);
    expect([code, out]).toEqual([0, expect.stringMatching(/^API key \(hidden\): \r?\n14\r?\n$/)]);
  });

  test('a list is a table', async () => {
    const { code, out } = await type(`${main} call hub orders.list --limit 2 --sandbox`);
    expect([code, out]).toEqual([0, expect.stringMatching(/ID +CHANNEL_ORDER_ID +STATUS/)]);
  });

  test('a write shows its question, and any answer but yes sends nothing', async () => {
    const { code, out } = await type(accept, [{ after: '[y/N] ', type: 'n\r' }]);
    expect([code, out]).toEqual([2, expect.stringContaining('Nothing was sent.')]);
    expect(out).toContain('Accept or refuse order lines (PUT /v2/orders/acme_ORD-1001/accept)');
  });

  test('Ctrl-C at a question exits with 130', async () => {
    const { code, out } = await type(accept, [{ after: '[y/N] ', type: '\u0003' }]);
    expect([code, out]).toEqual([130, expect.stringContaining('Stopped.')]);
  });
});
