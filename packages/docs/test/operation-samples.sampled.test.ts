import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { sampled } from '@tradelane/test-servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { width } from '../src/demo/literal.ts';
import {
  acceptedNothing,
  docs,
  isRead,
  type OperationSample,
  operationSamples,
  shuffled,
} from './operation-samples.ts';

const folder = join(docs, '.samples');
/** Clients wait by a clock that follows the time of the demo world across its days. */
const machineNow = performance.now.bind(performance);
const beginInMs = Date.now();
performance.now = () => Date.now() - beginInMs;
afterAll(() => {
  performance.now = machineNow;
});
/** Of the machine: what a program reads from disk or memory takes real time. */
const realTimeout = setTimeout;
const surfaces = operationSamples();
const dayInMs = 86_400_000;
/** The day of the next surface. Limits that its clients share with earlier surfaces, such as one call a day, are over by then. */
let beginAt = Date.UTC(2026, 2, 4, 8);
const fileOf = ({ name }: OperationSample): string => `${name.replace(' ', '-').toLowerCase()}.ts`;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const sample of [...surfaces.values()].flat())
    if (sample.sdk !== undefined) writeFileSync(join(folder, fileOf(sample)), sample.sdk);
});
beforeAll(loadOnDemand, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('programs of operation pages', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test.for([...surfaces].filter(([, [first]]) => first?.sdk !== undefined).map(([name]) => ({ name })))(
    '$name: every sample is carried out by the demo world under its real limits, as the command line starts it',
    async ({ name }) => {
      vi.useFakeTimers({
        now: beginAt,
        toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      });
      const sandbox = createSandbox({ seed: 'demo', limits: 'real' });
      const work = new Work();
      const responses: Promise<string>[] = [];
      vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
        const response = await work.during(sandbox.fetch(input, init));
        responses.push(textOf(response.clone()));
        return response;
      });
      const faults: string[] = [];
      const execute = async (sample: OperationSample): Promise<void> => {
        responses.length = 0;
        // The module is another one each time it is imported, as a program is.
        const error = await ended(import(/* @vite-ignore */ join(folder, fileOf(sample))), work);
        const said = (await Promise.all(responses)).at(-1) ?? 'no request';
        if (error !== undefined || !said.startsWith('2') || acceptedNothing.test(said))
          faults.push(`${sample.name}: ${String(error ?? '')} ${said.slice(0, 300)}`);
      };
      const samples = sampled(surfaces.get(name) ?? [], 5);
      sandbox.info();
      // Reads share a world, and each change has its own.
      for (const sample of shuffled(
        samples.filter(({ call }) => isRead(call)),
        3,
      ))
        await execute(sample);
      for (const sample of samples.filter(({ call }) => !isRead(call))) {
        fresh(sandbox);
        await execute(sample);
      }
      sandbox.close();
      beginAt = Date.now() + dayInMs;
      expect(faults).toEqual([]);
    },
  );
});

/** Clients load some modules on demand in real time, so they are loaded before the clock is replaced. */
async function loadOnDemand(): Promise<void> {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1), toFake: ['Date'] });
  const sandbox = createSandbox({ seed: 'demo' });
  vi.stubGlobal('fetch', sandbox.fetch);
  vi.spyOn(console, 'log').mockReturnValue();
  const kinds = Map.groupBy(
    [...surfaces.values()].flat().filter(({ sdk, call }) => sdk !== undefined && call.after === undefined),
    ({ call, sdk }) =>
      [call.body?.kind, call.returns, sdk?.includes('for await'), sdk?.includes('succeeded')].join(' '),
  );
  for (const [first] of kinds.values()) {
    if (first === undefined) continue;
    sandbox.reset();
    sandbox.info();
    await import(/* @vite-ignore */ `${join(folder, fileOf(first))}?loading`);
  }
  sandbox.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** Another demo world on another day. */
function fresh(sandbox: Sandbox): void {
  vi.setSystemTime(Date.now() + dayInMs);
  sandbox.reset();
  sandbox.info();
}

/** Status and text of a response. */
async function textOf(response: Response): Promise<string> {
  return `${response.status} ${await response.text()}`;
}

/** Counts the open requests of the sandbox. No time passes while it has any. */
class Work {
  #open = 0;

  get isIdle(): boolean {
    return this.#open === 0;
  }

  async during<T>(task: Promise<T>): Promise<T> {
    this.#open += 1;
    return task.finally(() => (this.#open -= 1));
  }
}

/** Advances the clock until a program ends, and returns its error. */
async function ended(program: Promise<unknown>, work: Work): Promise<unknown> {
  const progress = { over: false };
  const outcome = program.then(
    () => undefined,
    (error: unknown) => error ?? 'thrown',
  );
  void outcome.then(() => (progress.over = true));
  while (!progress.over) {
    for (let turn = 0; (turn < 60 || !work.isIdle) && !progress.over; turn += 1)
      await new Promise((done) => realTimeout(done, 1));
    if (!progress.over) await vi.advanceTimersToNextTimerAsync();
  }
  return outcome;
}

test('a window of 1,280 pixels cuts off no line of a sample, except a text or a name', () => {
  const lines = [...surfaces.values()]
    .flat()
    .flatMap(({ sdk = '', terminal = '', curl }) => [sdk, terminal, curl].join('\n').split('\n'));
  const long = [...new Set(lines)].filter((line) => line.length > width);
  const isOneText = (line: string): boolean =>
    /^ *(?:const \w+ = |\w+=|"\w+": )?(['"]?)[^'"]+\1(?:[,;]| \\)?$/.test(line);
  expect(long.filter((line) => !isOneText(line) && !line.endsWith('('))).toEqual([]);
  const isCommand = (line: string): boolean => /tradelane call [\w-]+ [\w.]+ \\$/.test(line);
  expect(long.filter((line) => !isCommand(line)).length).toBeLessThan(30);
});

test('a sample of a call on many items shows all of the lists that hold them', () => {
  const batches = [...surfaces.values()].flat().filter(({ sdk }) => sdk?.includes('result.succeeded'));
  expect(batches.length).toBeGreaterThan(5);
  const lists = ['succeeded', 'failed', 'unknown', 'unsent'];
  for (const { name, sdk } of batches)
    expect([name, lists.filter((list) => !sdk?.includes(`result.${list}`))]).toEqual([name, []]);
});
