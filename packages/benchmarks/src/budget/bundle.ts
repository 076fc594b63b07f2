import { brotliCompressSync, constants } from 'node:zlib';
import { relative } from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';
import type { ceilings } from './ceilings.ts';
import { peerModules, publishedProject } from './published.ts';
import { segmentsOf } from './source-map.ts';

export interface Bundle {
  /** The files that a program loads at once, minified and compressed with Brotli, in kB (1,000 bytes). */
  readonly size: number;
  /** The files that it loads when it first needs them, such as for a batch, in kB. */
  readonly sizeLater: number;
  /** Bytes of each source file in the files that it loads at once, minified. The largest is first. */
  readonly modules: readonly (readonly [module: string, bytes: number])[];
  /** Packages and built-in modules that it still imports. */
  readonly external: readonly string[];
}

/** Bundles a program for a browser, with the published files of our packages. */
export async function bundle(program: string): Promise<Bundle> {
  const { folder, remove } = publishedProject();
  const external = new Set<string>();
  try {
    const options = { ...bundleOptions(program, folder, external), sourcemap: 'external', metafile: true } as const;
    const { outputFiles, metafile } = await build(options);
    const atOnce = loadedAtOnce(metafile);
    const code = outputFiles.filter(({ path }) => path.endsWith('.js'));
    const isAtOnce = ({ path }: OutputFile): boolean => atOnce.has(relative(folder, path));
    const sizeOf = (files: readonly OutputFile[]): number =>
      files.reduce((sum, { contents }) => sum + brotliSize(contents), 0) / 1_000;
    return {
      size: sizeOf(code.filter(isAtOnce)),
      sizeLater: sizeOf(code.filter((file) => !isAtOnce(file))),
      modules: modulesIn(code.filter(isAtOnce), outputFiles),
      external: [...external],
    };
  } finally {
    remove();
  }
}

/** The entry and all files that it imports statically. */
function loadedAtOnce({ outputs }: Metafile): ReadonlySet<string> {
  const loaded = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === '<stdin>'));
  for (const path of loaded)
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') loaded.add(next);
  return loaded;
}

/** Bytes by source file, from the source maps. */
function modulesIn(code: readonly OutputFile[], files: readonly OutputFile[]): Bundle['modules'] {
  const bytes = new Map<string, number>();
  for (const { path, text } of code) {
    const map = files.find((file) => file.path === `${path}.map`);
    for (const { source, length } of map ? segmentsOf(JSON.parse(map.text), text) : [])
      bytes.set(source, (bytes.get(source) ?? 0) + length);
  }
  return [...bytes].toSorted(([, one], [, other]) => other - one);
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
    splitting: true,
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
