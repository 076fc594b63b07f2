import { brotliCompressSync, constants } from 'node:zlib';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';
import { peerModules, publishedProject } from './published.ts';

export interface Bundle {
  /** What is loaded at once, minified and brotli-compressed, in kB (1,000 bytes). */
  readonly size: number;
  /** Everything that may ever be loaded, in one file: what a bundler that does not split makes of it. */
  readonly single: number;
  /** What of it comes from which file, in bytes before compression. */
  readonly inputs: Readonly<Record<string, number>>;
  /** Packages and built-in modules that it would still import. */
  readonly external: readonly string[];
}

/** Bundles a program as a browser would get it, with the files of our packages that are published. */
export async function bundle(program: string): Promise<Bundle> {
  const { folder, remove } = publishedProject();
  const external = new Set<string>();
  const options = bundleOptions(program, folder, external);
  try {
    const { outputFiles: parts, metafile } = await build({ ...options, splitting: true });
    const { outputFiles: single } = await build(options);
    return {
      size: compressedSize(atOnce(parts, metafile)),
      single: compressedSize(single),
      inputs: inputsOf(metafile, loadedAtOnce(metafile)),
      external: [...external],
    };
  } finally {
    remove();
  }
}

interface BundleOptions extends BuildOptions {
  readonly write: false;
  readonly metafile: true;
}

/** How a program is bundled in a project; what it would still import is added to `external`. */
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
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'name what is not bundled',
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

/** The files that are loaded at once. */
export function atOnce(files: readonly OutputFile[], metafile: Metafile): readonly OutputFile[] {
  const loaded = loadedAtOnce(metafile);
  return files.filter(({ path }) => [...loaded].some((output) => path.endsWith(`/${output}`)));
}

/** Each file is compressed by itself, as it is sent. */
function compressedSize(files: readonly OutputFile[]): number {
  return files.reduce((sum, { contents }) => sum + brotliSize(contents), 0) / 1_000;
}

/** Bytes. */
export function brotliSize(contents: Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
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
