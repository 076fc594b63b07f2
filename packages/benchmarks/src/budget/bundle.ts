import { build, type Metafile } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Bundle {
  /** Minified and brotli-compressed, in kB (1,000 bytes). */
  readonly size: number;
  /** What of it comes from which file, in bytes before compression. */
  readonly inputs: Readonly<Record<string, number>>;
  /** Packages and built-in modules that it would still import. */
  readonly external: readonly string[];
}

/** Sources stand in for what is built, so that a budget speaks of the code at hand. */
const alias = Object.fromEntries(
  ['core', 'basket', 'hub', 'marketplace-seller'].map((name) => [
    `@tradelane/${name}`,
    fileURLToPath(new URL(`../../../${name}/src/index.ts`, import.meta.url)),
  ]),
);
const here = fileURLToPath(new URL('.', import.meta.url));

/** Bundles a program as a browser would get it; what is only loaded on demand is not counted. */
export async function bundle(program: string, platform: 'browser' | 'node' = 'browser'): Promise<Bundle> {
  const external: string[] = [];
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
          building.onResolve({ filter: /^node:|^(zod|undici|fflate)$/ }, ({ path }) => {
            external.push(path);
            return { path, external: true };
          });
        },
      },
    ],
  });
  const loaded = loadedAtOnce(metafile);
  const size = outputFiles
    .filter(({ path }) => [...loaded].some((output) => path.endsWith(`/${output}`)))
    .reduce((sum, { contents }) => sum + compressedSize(contents), 0);
  return { size: size / 1_000, inputs: inputsOf(metafile, loaded), external };
}

function compressedSize(code: Uint8Array): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
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
