import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { Exchanges } from '../../src/http/journal.ts';
import type { SandboxRequest } from '../../src/http/request.ts';

const mebibyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Live bytes after a garbage collection. */
function liveBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const inbound: SandboxRequest = {
  method: 'GET',
  target: '/hub/api/v2/orders',
  origin: 'http://localhost',
  header: () => undefined,
  body: new Uint8Array(0),
  tooLarge: false,
};

/** Another one each time, so that no two are the same memory. */
const largeBody = (n: number): string => JSON.stringify({ n, text: `${n} `.repeat(mebibyte / 4) });

const cli = join(import.meta.dirname, '../../dist/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'sandbox-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Prints the size of the young generation to stderr when the program ends. */
const preload = `data:text/javascript,${encodeURIComponent(`
  import { getHeapSpaceStatistics } from 'node:v8';
  process.once('exit', () => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    process.stderr.write(JSON.stringify({ young: young.space_size }));
  });
`)}`;

/** Bytes of the program's young generation after it created its world and stopped. */
async function youngGenerationOf(...args: readonly string[]): Promise<number> {
  const program = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', preload, cli, '--port', '0', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = text(program.stderr);
  await once(program.stdout, 'data');
  program.kill('SIGTERM');
  return (JSON.parse(await ended) as { readonly young: number }).young;
}

describe('memory', () => {
  it('the memory of the latest requests has their excerpts only, however large their bodies were', () => {
    const exchanges = new Exchanges();
    const before = liveBytes();
    for (let n = 0; n < 100; n++)
      exchanges.add({
        inbound,
        outbound: { status: 200, headers: {}, body: largeBody(n) },
        time: 'now',
        surface: null,
        operation: null,
        caller: undefined,
        refusal: undefined,
        durationInMs: 1,
      });
    expect(exchanges.after(0)).toHaveLength(100);
    expect(exchanges.after(99)[0]?.response).toMatch(/^\{"n":99,"text":"99 .* …$/);
    expect(liveBytes() - before).toBeLessThan(10 * mebibyte);
  });

  it('the memory of a program with a file holds little of what pages and writes leave in it', async () => {
    // Without a limit, it would be 32 MB by then.
    expect(await youngGenerationOf('--data', join(folder, 'world.sqlite'), '--size', '2000')).toBeLessThanOrEqual(
      8 * mebibyte,
    );
  });
});
