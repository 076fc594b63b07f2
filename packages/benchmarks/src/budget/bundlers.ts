import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as esbuild, transform } from 'esbuild';
import { rollup } from 'rollup';
import { build as vite } from 'vite';
import webpack from 'webpack';

/** Bundles a module of `folder` for production and returns the files that load at once, as text. */
export type Bundler = (folder: string, program: string) => Promise<readonly string[]>;

/** Size of the files that a page loads at once, compressed with gzip, in kB (1,000 bytes). */
export function gzipSize(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).byteLength, 0) / 1_000;
}

/** Common bundlers, each with its production build. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: async (folder, program) => {
    const { outputFiles } = await esbuild({ ...esbuildOptions, stdin: { contents: program, resolveDir: folder } });
    return outputFiles.map(({ text }) => text);
  },
  /**
   * With another page of the same project that uses the client. The shared code is a separate file, and isn't
   * tree-shaken.
   */
  'esbuild, split': async (folder, program) => {
    write(folder, 'page.js', program);
    write(folder, 'client.js', clientPage);
    const { outputFiles, metafile } = await esbuild({
      ...esbuildOptions,
      entryPoints: ['page.js', 'client.js'],
      absWorkingDir: folder,
      splitting: true,
      outdir: 'dist',
      metafile: true,
    });
    const loaded = new Set(['dist/page.js']);
    for (const path of loaded) {
      for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
        if (kind === 'import-statement') loaded.add(next);
    }
    return outputFiles.filter(({ path }) => loaded.has(path.slice(folder.length + 1))).map(({ text }) => text);
  },
  webpack: async (folder, program) => {
    write(folder, 'page.js', program);
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './page.js',
      output: { path: join(folder, 'dist-webpack'), module: true },
      experiments: { outputModule: true },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats?.hasErrors() !== false) throw new Error(stats?.toString('errors-only'));
    await promisify(compiler.close.bind(compiler))();
    return [readFileSync(join(folder, 'dist-webpack/main.mjs'), 'utf8')];
  },
  rollup: async (folder, program) => {
    const input = write(folder, 'page.js', program);
    const bundle = await rollup({ input, plugins: [nodeResolve({ browser: true })] });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    // Rollup doesn't minify.
    const { code } = await transform(output[0].code, { minify: true, format: 'esm' });
    return [code];
  },
  vite: async (folder, program) => {
    const input = write(folder, 'page.js', program);
    const built = await vite({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, modulePreload: false, rolldownOptions: { input } },
    });
    const [first] = Array.isArray(built) ? built : [built];
    if (first === undefined || !('output' in first)) throw new Error('Vite made nothing');
    return [first.output[0].code];
  },
};

const esbuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  write: false,
  logLevel: 'silent',
} as const;

const clientPage = `import { createHub } from '@tradelane/hub';
globalThis.client = createHub({ baseUrl: 'https://hub.example.com', auth: { token: 't' } });`;

function write(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
