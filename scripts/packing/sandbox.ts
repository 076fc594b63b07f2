import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../packages.ts';

/** A sandbox in a process of its own, on a port that was free. */
export interface RunningSandbox {
  /** Addresses, credentials and the world, as its control API gives them. */
  readonly info: { readonly control: string };
  reset(): Promise<void>;
  stop(): void;
}

export async function startSandbox(limits: 'real' | 'off'): Promise<RunningSandbox> {
  const cli = join(root, 'packages/sandbox/dist/cli.js');
  const child = spawn(process.execPath, [cli, '--port', '0', '--limits', limits], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, found] = /control +(\S+)\/info/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('close', (code) => reject(new Error(`The sandbox ended with ${code}: ${output}`)));
  });
  return {
    info: (await (await fetch(`${url}/info`)).json()) as RunningSandbox['info'],
    reset: async () => {
      await fetch(`${url}/reset`, { method: 'POST' });
    },
    stop: () => void child.kill(),
  };
}
