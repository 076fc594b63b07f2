import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { bundleCore } from '../../../core/bundle.ts';

export interface Bundle {
  /** What is loaded at once, minified and brotli-compressed, in kB (1,000 bytes). */
  readonly size: number;
  /** The same with every part that may be loaded on demand. */
  readonly whole: number;
  /** What of it comes from which file, in bytes before compression. */
  readonly inputs: Readonly<Record<string, number>>;
  /** Packages and built-in modules that it would still import. */
  readonly external: readonly string[];
}

const openapiFetch = fileURLToPath(import.meta.resolve('openapi-fetch'));
const here = fileURLToPath(new URL('.', import.meta.url));

/** The core as it is published, made of the code at hand; of the surfaces the sources, which are published file by file. */
async function packages(): Promise<{ readonly alias: Record<string, string>; readonly core: string }> {
  const core = mkdtempSync(join(tmpdir(), 'tradelane-core-'));
  await bundleCore(core);
  const surfaces = ['basket', 'hub', 'marketplace-seller'].map((name) => [
    `@tradelane/${name}`,
    fileURLToPath(new URL(`../../../${name}/src/index.ts`, import.meta.url)),
  ]);
  writeFileSync(join(core, 'package.json'), '{ "type": "module", "sideEffects": false }');
  return { alias: { ...Object.fromEntries(surfaces), '@tradelane/core': join(core, 'index.js') }, core };
}

/** Bundles a program as a browser would get it; what is only loaded on demand is not counted. */
export async function bundle(program: string, platform: 'browser' | 'node' = 'browser'): Promise<Bundle> {
  const external: string[] = [];
  const { alias, core } = await packages();
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: here, loader: 'ts' },
    bundle: true,
    splitting: true,
    outdir: here,
    minify: true,
    format: 'esm',
    target: 'es2023',
    platform,
    alias,
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'name what is not bundled',
        setup(building) {
          // The core lies elsewhere here than where its dependency is installed.
          building.onResolve({ filter: /^openapi-fetch$/ }, () => ({ path: openapiFetch, sideEffects: false }));
          building.onResolve({ filter: /^node:|^(zod|undici|fflate)$/ }, ({ path }) => {
            external.push(path);
            return { path, external: true };
          });
        },
      },
    ],
  });
  rmSync(core, { recursive: true });
  const loaded = loadedAtOnce(metafile);
  const atOnce = outputFiles.filter(({ path }) => [...loaded].some((output) => path.endsWith(`/${output}`)));
  return {
    size: compressedSize(atOnce),
    whole: compressedSize(outputFiles),
    inputs: inputsOf(metafile, loaded),
    external,
  };
}

/** Each file is compressed by itself, as it is sent. */
function compressedSize(files: readonly { readonly contents: Uint8Array }[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return files.reduce((sum, { contents }) => sum + brotliCompressSync(contents, { params }).byteLength, 0) / 1_000;
}

/** The entry and what it imports, and so on; not what is imported when it is asked for. */
function loadedAtOnce({ outputs }: Metafile): ReadonlySet<string> {
  const loaded = new Set<string>();
  const open = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === '<stdin>');
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && external !== true) open.push(next);
    }
  }
  return loaded;
}

function inputsOf({ outputs }: Metafile, loaded: ReadonlySet<string>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...loaded]
      .flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}))
      .map(([path, { bytesInOutput }]) => [path, bytesInOutput] as const)
      .filter(([, bytes]) => bytes > 0)
      .toSorted(([, one], [, other]) => other - one),
  );
}

/** A program that creates the client and nothing else: what a page pays at least. */
export const programs = {
  basket: `import { createBasket } from '@tradelane/basket'; globalThis.client = createBasket({ baseUrl: 'https://shop.example.com', auth: { token: 't' } });`,
  hub: `import { createHub } from '@tradelane/hub'; globalThis.client = createHub({ baseUrl: 'https://hub.example.com', auth: { token: 't' } });`,
  'marketplace-seller': `import { createMarketplaceSeller } from '@tradelane/marketplace-seller'; globalThis.client = createMarketplaceSeller({ baseUrl: 'https://mall.example.com', auth: { apiKey: 'k' } });`,
} as const;
