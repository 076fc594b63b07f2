import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../build/packages.ts';

interface Client {
  readonly client_id: string;
  readonly client_secret: string;
}

/** The used part of the control API's info: addresses, credentials and the world. */
export interface SandboxInfo {
  readonly control: string;
  readonly urls: Readonly<Record<'base_url' | 'auth_url' | 'basket_url' | 'instance_url', string>>;
  readonly credentials: {
    readonly seller: Client;
    readonly connector: Client;
    readonly basket: { readonly bearer: string };
    readonly operator: { readonly api_key: string };
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

/** A sandbox in a separate process, on a free port. */
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
      // A program that blocks the event loop doesn't notice that an idle connection was closed.
      await fetch(`${url}/reset`, { method: 'POST', headers: { connection: 'close' } });
    },
    stop: () => void child.kill(),
  };
}
