import { brotliCompressSync, constants } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import type { ceilings } from './ceilings.ts';
import { peerModules, publishedProject } from './published.ts';

export interface Bundle {
  /** Everything in one file, minified and compressed with Brotli, in kB (1,000 bytes). */
  readonly size: number;
  /** Packages and built-in modules that it still imports. */
  readonly external: readonly string[];
}

/** Bundles a program for a browser, with the published files of our packages. */
export async function bundle(program: string): Promise<Bundle> {
  const { folder, remove } = publishedProject();
  const external = new Set<string>();
  try {
    const { outputFiles } = await build(bundleOptions(program, folder, external));
    const size = outputFiles.reduce((sum, { contents }) => sum + brotliSize(contents), 0) / 1_000;
    return { size, external: [...external] };
  } finally {
    remove();
  }
}

function brotliSize(contents: Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

interface BundleOptions extends BuildOptions {
  readonly write: false;
}

/** Options to bundle a program in a project. The names of remaining imports are added to `external`. */
export function bundleOptions(program: string, folder: string, external?: Set<string>): BundleOptions {
  return {
    stdin: { contents: program, resolveDir: folder, loader: 'ts' },
    nodePaths: [peerModules],
    bundle: true,
    absWorkingDir: folder,
    outdir: '.',
    minify: true,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'external packages',
        setup(building) {
          building.onResolve({ filter: /^node:|^(zod|undici|fflate)$/ }, ({ path }) => {
            external?.add(path);
            return { path, external: true };
          });
        },
      },
    ],
  };
}

/** Pages that call with `createLite`. */
export const pages: Readonly<Record<keyof typeof ceilings.lite, string>> = {
  basket: `import { createLite, shipmentsSetShippingMethod } from '@tradelane/basket/lite';
const lite = createLite({ baseUrl: 'https://basket.example.com', auth: { token: () => globalThis.token } });
globalThis.choose = (id) => shipmentsSetShippingMethod(lite, 'basket', 'shipment', { id }, { siteId: 'site' });`,
  'one operation of services-front': `import { createLite, documentsUpload } from '@tradelane/services-front/lite';
const lite = createLite({ baseUrl: 'https://services.example.com', auth: { token: () => globalThis.token } });
globalThis.upload = (body) => documentsUpload(lite, body);`,
  'all operations of services-front': `import * as services from '@tradelane/services-front/lite'; globalThis.services = services;`,
};

/** Programs that only create a client, which is the minimum that a page loads. */
export const programs = {
  basket: `import { createBasket } from '@tradelane/basket'; globalThis.client = createBasket({ baseUrl: 'https://shop.example.com', auth: { token: 't' } });`,
  hub: `import { createHub } from '@tradelane/hub'; globalThis.client = createHub({ baseUrl: 'https://hub.example.com', auth: { token: 't' } });`,
  'marketplace-seller': `import { createMarketplaceSeller } from '@tradelane/marketplace-seller'; globalThis.client = createMarketplaceSeller({ baseUrl: 'https://mall.example.com', auth: { apiKey: 'k' } });`,
} as const;
