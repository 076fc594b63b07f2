import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, type Result } from './terminal.ts';

const withoutScript = spawnSync('script', ['--version']).status !== 0;
const main = new URL('../dist/main.js', import.meta.url).pathname;

interface Answer {
  readonly after: string;
  readonly type: string;
}

/** Types to the program on a terminal: each answer after its question. */
const type = (line: string, answers: readonly Answer[] = []): Promise<Omit<Result, 'err'>> =>
  typeTo(`stty cols 100 && ${process.execPath} ${line}`, answers);

async function typeTo(command: string, answers: readonly Answer[], env = process.env): Promise<Omit<Result, 'err'>> {
  const child = spawn('script', ['-qec', command, '/dev/null'], { env });
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

  test('a write shows its question, and any answer but yes sends nothing', async () => {
    const { code, out } = await type(accept, [{ after: '[y/N] ', type: 'n\r' }]);
    expect([code, out]).toEqual([2, expect.stringContaining('Nothing was sent.')]);
    expect(out).toContain('Accept or refuse order lines (PUT /v2/orders/acme_ORD-1001/accept)');
  });

  test.for([
    ['bash', 'bash --noprofile --norc -i', 'source <(tradelane completion bash)'],
    [
      'zsh',
      'zsh -f -i',
      'tradelane completion zsh > _tradelane && fpath=($PWD $fpath) && autoload -Uz compinit && compinit -u -D',
    ],
    ['fish', 'fish --no-config -i', 'tradelane completion fish | source'],
  ] as const)(
    '%s completes a method, a flag and a profile after its script is loaded',
    async ([name, shell, load], { skip }) => {
      if (spawnSync(name, ['-c', 'exit']).status !== 0) skip(`Install ${name}: apt-get install ${name}`);
      const folder = newFolder();
      writeFileSync(join(folder, 'tradelane'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, {
        mode: 0o755,
      });
      writeFileSync(join(folder, 'config.json'), '{"profiles":{"acme-shop":{"sandbox":"http://127.0.0.1:1"}}}');
      const env = {
        PATH: `${folder}:${process.env['PATH']}`,
        HOME: folder,
        TERM: 'xterm',
        TRADELANE_CONFIG_FOLDER: folder,
      };
      const { out } = await typeTo(
        `cd '${folder}' && ${shell}`,
        [
          { after: '', type: `${load} && echo LOA''DED\r` },
          { after: 'LOADED', type: 'tradelane call hub returns.rec\tR-1 --dry\t--profile acme\t\r' },
          { after: 'No sandbox responds', type: 'exit\r' },
        ],
        env,
      );
      expect(out).toContain('No sandbox responds at http://127.0.0.1:1');
    },
  );

  test('Ctrl-C at a question exits with 130', async () => {
    const { code, out } = await type(accept, [{ after: '[y/N] ', type: '\u0003' }]);
    expect([code, out]).toEqual([130, expect.stringContaining('Stopped.')]);
  });
});

describe('outputs that fail', () => {
  /** Runs the program with a file as standard output, or with a reader that closes after the first bytes. */
  async function runInto(path: string | undefined, args: readonly string[]): Promise<Pick<Result, 'code' | 'err'>> {
    const file = path === undefined ? 'pipe' : openSync(path, 'w');
    const env = { ...process.env, TRADELANE_CONFIG_FOLDER: newFolder() };
    const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', file, 'pipe'] });
    if (typeof file === 'number') closeSync(file);
    child.stdout?.once('data', () => child.stdout?.destroy());
    let err = '';
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? -1)));
    return { code, err };
  }
  const lines = [
    'docs v2-listOrders',
    'call hub orders.list --all --sandbox',
    'sync hub orders --to ndjson:- --sandbox',
  ];

  test.skipIf(!existsSync('/dev/full')).for(lines)('%s names a full disk and exits with 1', async (line) => {
    const { code, err } = await runInto('/dev/full', line.split(' '));
    expect([code, err]).toEqual([1, expect.stringContaining("tradelane: Standard output can't be written: ENOSPC")]);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test.for(lines)('%s exits with 0 if its reader closes the pipe', async (line) => {
    const { code, err } = await runInto(undefined, line.split(' '));
    expect([code, err]).toEqual([0, expect.not.stringMatching(/Stopped|EPIPE|^\s+at /m)]);
  });

  test('a sandbox with an invalid flag exits with 2', async () => {
    expect((await runInto(undefined, ['sandbox', '--nosuch'])).code).toBe(2);
  });
});
