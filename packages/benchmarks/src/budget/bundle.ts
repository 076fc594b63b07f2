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

/** Bundles a program as a browser would get it. */
export async function bundle(program: string, platform: 'browser' | 'node' = 'browser'): Promise<Bundle> {
  const external: string[] = [];
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: here, loader: 'ts' },
    bundle: true,
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
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const compressed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { size: compressed.byteLength / 1_000, inputs: inputsOf(metafile), external };
}

function inputsOf({ outputs }: Metafile): Readonly<Record<string, number>> {
  const [output] = Object.values(outputs);
  return Object.fromEntries(
    Object.entries(output?.inputs ?? {})
      .map(([path, { bytesInOutput }]) => [path, bytesInOutput] as const)
      .filter(([, bytes]) => bytes > 0)
      .sort(([, one], [, other]) => other - one),
  );
}

/** A program that creates the client and nothing else: what a page pays at least. */
export const programs = {
  basket: `import { createBasket } from '@tradelane/basket'; globalThis.client = createBasket({ baseUrl: 'https://shop.example.com', auth: { token: 't' } });`,
  hub: `import { createHub } from '@tradelane/hub'; globalThis.client = createHub({ baseUrl: 'https://hub.example.com', auth: { token: 't' } });`,
  'marketplace-seller': `import { createMarketplaceSeller } from '@tradelane/marketplace-seller'; globalThis.client = createMarketplaceSeller({ baseUrl: 'https://mall.example.com', auth: { apiKey: 'k' } });`,
} as const;
