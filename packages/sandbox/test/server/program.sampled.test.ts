import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampled } from '@tradelane/test-servers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { usage } from '../../src/node/arguments.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'sandbox-program-'));
// The recording of an example.
writeFileSync(join(folder, 'recording.json'), '{"version":1,"reads":[]}');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

/** The examples of the help, without what calls the program. The tests of queues cover options that need a queue. */
const examples = usage
  .slice(usage.indexOf('Examples:'))
  .split('\n')
  .flatMap((line) => /^ {2}npx @tradelane\/sandbox ?(.*)$/.exec(line)?.slice(1, 2) ?? []);

describe('the examples of the help', () => {
  it('the help has several examples', () => expect(examples.length).toBeGreaterThan(4));

  it.each(sampled(examples, 1))('%o starts, and ends with 0 on a signal', async (example) => {
    // A port that is free, and a world that is made soon.
    const args = example
      .split(' ')
      .filter((one) => one !== '')
      .map((one) => (one === '100000' ? '1000' : one));
    const isRecorder = example.includes('--record ');
    if (isRecorder) args.push('--recording', 'new.json');
    const child = spawn(process.execPath, [cli, ...args, '--port', '0'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    const ended = once(child, 'exit');
    const [output] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
    expect(String(output)).toMatch(isRecorder ? /^The recorder is ready\./ : /^The sandbox is ready\./);
    const isAuto = !example.includes('manual');
    expect(String(output)).toContain(
      isRecorder
        ? 'npx @tradelane/sandbox --from new.json'
        : isAuto
          ? 'Actions: auto. Commands succeed after 5 s'
          : 'Actions: manual. A command stays PENDING',
    );
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});

it('a port in use ends it with 1, and the line names the port', async () => {
  const first = spawn(process.execPath, [cli, '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  running = first;
  const [output] = (await once(first.stdout, 'data')) as [Buffer];
  const port = /dashboard +\S+:(\d+)\//.exec(output.toString())?.[1] ?? '';
  const { status, stderr } = spawnSync(process.execPath, [cli, '--port', port]);
  expect([status, stderr.toString()]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^sandbox: [^\n]*${port}[^\n]*\n$`)),
  ]);
});

it('warns that an existing file keeps its world, and which options were ignored', async () => {
  const start = async (...args: string[]): Promise<string> => {
    const child = spawn(process.execPath, [cli, '--port', '0', '--data', join(folder, 'kept.sqlite'), ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running = child;
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return output.toString();
  };
  expect(await start('--seed', 'empty')).not.toContain('World:');
  expect(await start()).toMatch(/^World: loaded from .*kept\.sqlite\.$/m);
  expect(await start('--seed', 'demo', '--size', '5')).toMatch(
    /^World: .*kept\.sqlite\. Ignored --seed and --size: the file already contains a world\.$/m,
  );
});

const wrongOptions: readonly (readonly [readonly string[], string])[] = [
  [['--seed', 'empty', '--size', '5'], "--size can't be combined with --seed empty"],
  [['--port', '4e3'], '--port must be an integer from 0 to 65535. Received: "4e3"'],
  [['--allow-host', 'sandbox:4010'], 'without a port'],
  [['--allow-origin', 'https://a.example/'], 'must be an origin'],
  [['--allow-origin', 'https://*.example'], 'must be an origin'],
  [['--allow-host', '*'], 'must be a host name'],
];

it.each(sampled(wrongOptions, 1))('options of %j end it with 2 and one reason', (args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [cli, '--port', '0', ...args]);
  expect([status, stderr.toString()]).toEqual([2, expect.stringContaining(reason)]);
});

it('an unknown host ends it with 1 and the remedy', () => {
  const { status, stderr } = spawnSync(process.execPath, [cli, '--port', '0', '--host', 'nobody.invalid']);
  expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('Use an address of this machine as --host')]);
});

it('prints no control characters of an error', () => {
  const { stderr } = spawnSync(process.execPath, [cli, '--port', '0', '--from', 'a\u001B]0;title\u0007.json']);
  expect(stderr.toString().replaceAll('\n', '')).toMatch(/^sandbox: \P{Cc}*a \]0;title \.json\P{Cc}*$/u);
});
