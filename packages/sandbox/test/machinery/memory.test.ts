import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Exchanges } from '../../src/machinery/http/exchanges.ts';
import type { Inbound } from '../../src/machinery/http/inbound.ts';

const mebibyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is alive right now, garbage taken away. */
function liveBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const inbound: Inbound = {
  method: 'GET',
  target: '/hub/api/v2/orders',
  origin: 'http://localhost',
  header: () => undefined,
  body: new Uint8Array(0),
  tooLarge: false,
};

/** Another one each time, so that no two are the same memory. */
const largeBody = (n: number): string => JSON.stringify({ n, text: `${n} `.repeat(mebibyte / 4) });

/** Peak of the heap over what is in use, in a process that makes much garbage which lives a little. */
const churn = `
  const { keepHeapSmall } = await import(${JSON.stringify(new URL('../../src/node/heap.ts', import.meta.url).href)});
  keepHeapSmall();
  const list = (length) => Array.from({ length }, (_, n) => ({ n, text: 'entry ' + n }));
  const kept = list(100_000);
  gc();
  const live = process.memoryUsage().heapUsed;
  let peak = 0;
  const recent = [];
  for (let round = 0; round < 150; round++) {
    recent.push(list(5_000));
    if (recent.length > 4) recent.shift();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }
  console.log(JSON.stringify({ live, peak, kept: kept.length }));
`;

describe('memory', { timeout: 120_000 }, () => {
  it('of the latest requests is what is shown of them, however large their bodies were', () => {
    const exchanges = new Exchanges();
    const before = liveBytes();
    for (let n = 0; n < 100; n++)
      exchanges.add(inbound, { status: 200, headers: {}, body: largeBody(n) }, 'now', null, undefined);
    expect(exchanges.after(0)).toHaveLength(100);
    expect(exchanges.after(99)[0]?.response).toMatch(/^\{"n":99,"text":"99 .* …$/);
    expect(liveBytes() - before).toBeLessThan(10 * mebibyte);
  });

  it('of a program with a file is at most about twice what is in use', () => {
    const args = ['--expose-gc', '--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', churn];
    const { live, peak } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as {
      readonly live: number;
      readonly peak: number;
    };
    expect(peak / live).toBeLessThan(2.5);
  });
});
