import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createVirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { sampled } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { acceptedNothing, isRead, type OperationSample, operationSamples, shuffled } from './operation-samples.ts';

const run = promisify(execFile);

/** Runs the commands of a page in a shell whose curl finds the sandbox on another port, and whose sleep moves its clock. */
async function faultOf({ name, curl }: OperationSample, port: number, folder: string): Promise<string | undefined> {
  const place = mkdtempSync(join(folder, 'run-'));
  const env = {
    ...process.env,
    CURL_HOME: folder,
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    PORT: String(port),
  };
  try {
    const { stdout } = await run('sh', ['-e', '-c', curl], { cwd: place, env, maxBuffer: 64 * 1024 * 1024 });
    return acceptedNothing.test(stdout) ? `${name}: ${stdout.slice(0, 300)}` : undefined;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${name}: ${stdout.slice(0, 300)} ${stderr.slice(0, 300)}`;
  }
}

test.for(sampled([...operationSamples()], 2))(
  '%s: every curl sample is carried out by the demo world under its real limits, as the command line starts it',
  async ([, all]) => {
    const samples = sampled(all, 4);
    const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 4, 8) });
    const sandbox = createSandbox({ seed: 'demo', limits: 'real', clock });
    const listener = await sandbox.listen({ port: 0 });
    const port = Number(new URL(listener.url).port);
    const folder = mkdtempSync(join(tmpdir(), 'curl-'));
    mkdirSync(join(folder, 'bin'));
    const advance = `"http://127.0.0.1:$PORT/__sandbox/clock"`;
    writeFileSync(
      join(folder, 'bin', 'sleep'),
      `#!/bin/sh\nexec curl -s -o /dev/null -X POST -d "{\\"advance\\":\\"PT$1S\\"}" ${advance}\n`,
      { mode: 0o755 },
    );
    writeFileSync(
      join(folder, '.curlrc'),
      `silent\nshow-error\nfail-with-body\nnoproxy = "*"\nconnect-to = "localhost:4010:127.0.0.1:${port}"\n`,
    );
    const faults: (string | undefined)[] = [];
    try {
      sandbox.info();
      // Reads share a world, and each change has its own.
      for (const sample of shuffled(
        samples.filter(({ call }) => isRead(call)),
        7,
      ))
        faults.push(await faultOf(sample, port, folder));
      for (const sample of samples.filter(({ call }) => !isRead(call))) {
        sandbox.reset();
        sandbox.info();
        faults.push(await faultOf(sample, port, folder));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await listener.close();
      sandbox.close();
      clock.stop();
    }
    expect(faults.length).toBe(samples.length);
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  },
);
