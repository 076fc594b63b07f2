import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The program, as a user runs it. */
export interface Program {
  readonly url: string;
  /** Until it listened. */
  readonly seconds: number;
  cpuInS(): number;
  /** The most memory that it held. */
  peakInMb(): number;
  stop(): Promise<void>;
}

/** Starts the program on a file, and waits until it listens. */
export async function startProgram(data: string, ...more: readonly string[]): Promise<Program> {
  const start = performance.now();
  const cli = join(import.meta.dirname, '../../dist/cli.js');
  const args = [cli, '--port', '0', '--limits', 'off', '--data', data, ...more];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const [told] = (await Promise.race([once(program.stdout, 'data'), ended.then(() => [''])])) as [Buffer | string];
  const seconds = (performance.now() - start) / 1000;
  return {
    url: /dashboard +(\S+)\//.exec(String(told))?.[1] ?? '',
    seconds,
    // Linux reports ticks of 10 ms.
    cpuInS: () => {
      const ticks = readFileSync(`/proc/${program.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 13);
      return ticks.reduce((sum, one) => sum + Number(one), 0) / 100;
    },
    peakInMb: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}
