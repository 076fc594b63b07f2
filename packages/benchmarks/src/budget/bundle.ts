import { brotliCompressSync, constants } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { peerModules, publishedProject } from './published.ts';

export interface Bundle {
  /** Everything in one file, minified and brotli-compressed, in kB (1,000 bytes). */
  readonly size: number;
  /** Packages and built-in modules that it would still import. */
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

/** Options to bundle a program in a project. What it would still import is added to `external`. */
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

/** Programs that only create a client: the least that a page loads. */
export const programs = {
  basket: `import { createBasket } from '@tradelane/basket'; globalThis.client = createBasket({ baseUrl: 'https://shop.example.com', auth: { token: 't' } });`,
  hub: `import { createHub } from '@tradelane/hub'; globalThis.client = createHub({ baseUrl: 'https://hub.example.com', auth: { token: 't' } });`,
  'marketplace-seller': `import { createMarketplaceSeller } from '@tradelane/marketplace-seller'; globalThis.client = createMarketplaceSeller({ baseUrl: 'https://mall.example.com', auth: { apiKey: 'k' } });`,
} as const;
