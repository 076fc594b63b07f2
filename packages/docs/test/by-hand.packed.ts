import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, startPostgres, type TestServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSample } from '../src/compose/guides.ts';
import { withProgramSteps } from '../src/compose/program-steps.ts';

const docs = dirname(import.meta.dirname);
const checkout = dirname(dirname(docs));

/** Whether to leave out the other guides, whose programs `guides.packed.ts` runs too. `pnpm prove site` follows them. */
const isShort = process.env['DEEP'] === undefined;

let home: string;
let postgres: TestServer | undefined;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'by-hand-'));
  if (!isShort) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('the commands of the guide to the first call work on an empty machine', async () => {
  save('first-call', 'first-call.mjs', readSample(docs, 'first-call.ts'));
  const [, ...commands] = commandsOf('first-call');
  expect((await follow(commands)).match(/^\w+_ORD-\d+ [A-Z_]+$/gm)).toHaveLength(5);
});

// Two guides at a time, each with its own sandbox.
describe.skipIf(isShort).concurrent('the commands of a guide', () => {
  test('the guide to product imports imports a file and prints the rejected line', async () => {
    save('product-import', 'product-import.ts');
    save('product-import', 'products.csv', projectFile('instance/products.csv'));
    expectOutputs('product-import', await follow(commandsOf('product-import')));
  });

  test('the connector guide creates a project whose programs run', async () => {
    // The program that waits for commands runs until it is stopped.
    const commands = commandsOf('connector').map((text) =>
      text.replace(/^npx -y node@24 connector\.ts$/m, 'timeout 20 npx -y node@24 connector.ts || true'),
    );
    expectOutputs('connector', await follow(commands));
  });

  test('the nightly sync copies all orders once, and none in a second run', async () => {
    save('nightly-sync', 'nightly-sync.ts');
    const commands = commandsOf('nightly-sync').map((text) =>
      text.replaceAll(/^export DATABASE_URL=.*$/gm, `export DATABASE_URL=${postgres?.url}`),
    );
    const [first, second] =
      (await follow([...commands, 'npx -y node@24 nightly-sync.ts'])).match(/^\d+ orders written$/gm) ?? [];
    expect(first).toMatch(/^[1-9]/);
    expect(second).toBe('0 orders written');
  });

  test.each([
    'invoices',
    'storefront',
    'storefront-offers',
    'pay-out',
    'watch-orders',
    'decide-returns',
    'service-orders',
    'erp-orders',
    'returns-and-refunds',
    'prices-and-stock',
  ])('the guide %s prints its outputs', async (guide) => {
    const [, program = ''] = /<!-- sample: (\S+)\.ts -->/.exec(guideText(guide)) ?? [];
    save(program, `${program}.ts`);
    expectOutputs(guide, await follow(commandsOf(guide)));
  });
});

/** Expects each line of the outputs that a guide prints. Folders, IDs, amounts and the number of invoices differ. */
function expectOutputs(guide: string, output: string): void {
  const lines = [...guideText(guide).matchAll(/^ *```text\n([\s\S]*?)```/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  expect(lines.length).toBeGreaterThan(0);
  const general = (line: string): string =>
    line
      .trim()
      .replaceAll(
        /\/\S*\/|[\da-f-]{36}|(?<=_)\d+|\d+(?= (?:invoices|orders|accepted))|(?<=refunded )[\d.]+|\b[\d.]+(?= EUR)|(?<=INV-\d+: )[\d.]+/g,
        '…',
      );
  const printed = new Set(output.split('\n').map(general));
  expect(lines.map(general).filter((line) => !printed.has(line))).toEqual([]);
}

function guideText(guide: string): string {
  return withProgramSteps(readFileSync(join(docs, 'guides', `${guide}.md`), 'utf8'));
}

function commandsOf(guide: string): readonly string[] {
  return [...guideText(guide).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) =>
    commands.replaceAll(/^ +/gm, ''),
  );
}

/** Saves a file in the folder of its guide. By default, it is a sample. */
function save(folder: string, name: string, text = readSample(docs, name)): void {
  mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, folder, name), text);
}

function projectFile(file: string): string {
  return readFileSync(join(dirname(docs), 'create', 'templates', file), 'utf8');
}

/** Starts a sandbox on a free port, runs the commands in one shell in the checkout, and returns their output. */
async function follow(commands: readonly string[]): Promise<string> {
  const port = String(await freePort());
  const start = (text: string): ChildProcess =>
    spawn('sh', ['-e', '-c', text.replaceAll('4010', port)], {
      cwd: checkout,
      detached: true,
      env: { ...process.env, HOME: home },
    });
  const sandbox = start(commandsOf('first-call')[0] ?? '');
  try {
    await untilPrinted(sandbox, 'The sandbox is ready.');
    const { code, output } = await ended(start(commands.join('\n')));
    expect(code, output).toBe(0);
    return output;
  } finally {
    if (sandbox.pid !== undefined) process.kill(-sandbox.pid, 'SIGTERM');
  }
}

/** Resolves once a process has printed a text. */
function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    });
    child.on('close', (code) =>
      reject(new Error(`The process exited with ${code} before it printed "${text}": ${output}`)),
    );
  });
}

async function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
