import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../build/packages.ts';

interface Client {
  readonly client_id: string;
  readonly client_secret: string;
}

/** Addresses, credentials and the world, as the control API gives them: what is used of it here. */
export interface SandboxInfo {
  readonly control: string;
  readonly urls: Readonly<Record<'base_url' | 'auth_url' | 'basket_url' | 'instance_url', string>>;
  readonly credentials: {
    readonly seller: Client;
    readonly connector: Client;
    readonly basket: { readonly bearer: string };
    readonly shops: readonly { readonly api_key: string }[];
  };
  readonly world: {
    readonly channels: readonly {
      readonly channel_id: string;
      readonly stores: readonly { readonly channel_store_id: string }[];
    }[];
    readonly basket: Readonly<Record<'basket_id' | 'shipment_id' | 'site_id' | 'shipping_method_id', string>>;
  };
}

/** A sandbox in a process of its own, on a port that was free. */
export interface RunningSandbox {
  readonly info: SandboxInfo;
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
      const [, found] = /control +(\S+)\n/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('close', (code) => reject(new Error(`The sandbox ended with ${code}: ${output}`)));
  });
  return {
    info: (await (await fetch(`${url}/info`, { headers: { connection: 'close' } })).json()) as RunningSandbox['info'],
    reset: async () => {
      // Whoever waits for a program without turning the event loop does not see that an idle connection was closed meanwhile.
      await fetch(`${url}/reset`, { method: 'POST', headers: { connection: 'close' } });
    },
    stop: () => void child.kill(),
  };
}
