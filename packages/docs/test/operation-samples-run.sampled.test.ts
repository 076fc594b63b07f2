import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createVirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { sampled } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { tradelane } from '../../cli/test/terminal.ts';
import { acceptedNothing, isRead, type OperationSample, operationSamples, shuffled } from './operation-samples.ts';

const run = promisify(execFile);

/** A way of calling: the name of its file, and the program that runs it. */
interface Way {
  readonly text: (sample: OperationSample) => string | undefined;
  readonly file: string;
  readonly command: readonly string[];
  /** A command that fails if the program isn't installed. */
  readonly check: readonly string[];
  /** Samples of a surface in daily tests. */
  readonly count: number;
}

const ways: Readonly<Record<string, Way>> = {
  terminal: {
    text: ({ terminal }) => terminal,
    file: 'sample.sh',
    command: ['sh', '-e'],
    check: ['curl', '--version'],
    count: 4,
  },
  curl: {
    text: ({ curl }) => curl,
    file: 'sample.sh',
    command: ['sh', '-e'],
    check: ['curl', '--version'],
    count: 4,
  },
  python: {
    text: ({ languages }) => languages.python,
    file: 'sample.py',
    command: ['python3'],
    check: ['python3', '-c', 'import requests'],
    count: 2,
  },
  php: {
    text: ({ languages }) => languages.php,
    file: 'sample.php',
    command: ['php'],
    check: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    count: 2,
  },
  java: {
    text: ({ languages }) => languages.java,
    file: 'Sample.java',
    command: ['java', '-XX:TieredStopAtLevel=1', '-Xshare:auto'],
    check: ['javac', '-version'],
    count: 1,
  },
};

const isInstalled = ({ check: [program = '', ...args] }: Way): boolean => spawnSync(program, args).status === 0;

/** A sandbox on its own port, and a folder with the programs `sleep` and `tradelane` for shells. */
class Host {
  readonly sandbox: ReturnType<typeof createSandbox>;
  readonly folder = mkdtempSync(join(tmpdir(), 'samples-'));
  readonly #clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 4, 8) });
  readonly #stops: (() => unknown)[] = [];
  #port = 0;

  constructor() {
    this.sandbox = createSandbox({ seed: 'demo', limits: 'real', clock: this.#clock });
  }

  async start(): Promise<void> {
    const listener = await this.sandbox.listen({ port: 0 });
    this.#port = Number(new URL(listener.url).port);
    const commands = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        const [place = '', ...words] = body.toString().split('\0').slice(0, -1);
        // Files are in the folder of the shell.
        const args = words.map((word, index) =>
          words[index - 1] === '--to' || (word !== '' && existsSync(join(place, word))) ? join(place, word) : word,
        );
        const shared = args.at(-1) === '--sandbox' ? args : [...args, '--sandbox'];
        const isCall = args[0] === 'call';
        const result = isCall ? await tradelane(shared, { sandbox: this.sandbox }) : { code: 0, out: '', err: '' };
        response.writeHead(result.code === 0 ? 200 : 500).end(result.code === 0 ? result.out : result.err);
      });
    }).listen(0, '127.0.0.1');
    await once(commands, 'listening');
    const { port } = commands.address() as AddressInfo;
    this.#stops.push(
      () => commands.close(),
      () => listener.close(),
    );
    const advance = `"http://127.0.0.1:${this.#port}/__sandbox/clock"`;
    mkdirSync(join(this.folder, 'bin'));
    for (const [name, line] of [
      ['sleep', `curl -s -o /dev/null -X POST -d "{\\"advance\\":\\"PT$1S\\"}" ${advance}`],
      ['tradelane', `printf '%s\\0' "$PWD" "$@" | curl --data-binary @- http://127.0.0.1:${port}/`],
    ] as const)
      writeFileSync(join(this.folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    writeFileSync(
      join(this.folder, '.curlrc'),
      `silent\nshow-error\nfail-with-body\nnoproxy = "*"\nconnect-to = "localhost:4010:127.0.0.1:${this.#port}"\n`,
    );
  }

  /** Runs the sample of a page and returns what is wrong with it. */
  async faultOf(
    sample: OperationSample,
    { text, file, command: [program = '', ...args] }: Way,
  ): Promise<string | undefined> {
    const place = mkdtempSync(join(this.folder, 'run-'));
    const printed = text(sample) ?? '';
    const code = printed.replaceAll(/sleep\(10(?=\)|_)/g, 'sleep(1');
    writeFileSync(join(place, file), program === 'sh' ? code : code.replaceAll(':4010', `:${this.#port}`));
    const env = {
      ...process.env,
      CURL_HOME: this.folder,
      PATH: `${join(this.folder, 'bin')}:${process.env['PATH']}`,
    };
    // Programs that aren't shells wait in real time, a tenth of it.
    const ticking = code === printed ? undefined : setInterval(() => void this.#clock.advance(5_000), 100);
    try {
      const { stdout } = await run(program, [...args, file], { cwd: place, env, maxBuffer: 64 * 1024 * 1024 });
      return acceptedNothing.test(stdout.replaceAll("'", '"').replaceAll(/\s/g, ''))
        ? `${sample.name}: ${stdout.slice(0, 300)}`
        : undefined;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return `${sample.name}: ${stdout.slice(0, 300)} ${stderr.slice(-600)}`;
    } finally {
      clearInterval(ticking);
    }
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) await stop();
    this.sandbox.close();
    this.#clock.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

describe.for(Object.entries(ways))('%s', ([, way]) => {
  const surfaces = [...operationSamples()].filter(([, all]) => all.some((one) => way.text(one) !== undefined));
  test.runIf(isInstalled(way)).for(sampled(surfaces, 2))(
    '%s: every sample is carried out by the demo world under its real limits, as printed',
    async ([, all]) => {
      const samples = sampled(all, way.count);
      const host = new Host();
      await host.start();
      const faults: (string | undefined)[] = [];
      try {
        host.sandbox.info();
        // Reads share a world, and each change has its own.
        for (const sample of shuffled(
          samples.filter(({ call }) => isRead(call)),
          7,
        ))
          faults.push(await host.faultOf(sample, way));
        for (const sample of samples.filter(({ call }) => !isRead(call))) {
          host.sandbox.reset();
          host.sandbox.info();
          faults.push(await host.faultOf(sample, way));
        }
      } finally {
        await host.close();
      }
      expect(faults.length).toBe(samples.length);
      expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    },
  );
});
