import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { publishedProject } from '../src/budget/published.ts';

let project: ReturnType<typeof publishedProject>;
beforeAll(async () => {
  project = publishedProject();
});
afterAll(() => project.remove());

const program = `
import { createNodeTransport, saveTo } from '@tradelane/core/node';
const send = async () => createNodeTransport()({ url: 'http://127.0.0.1:1/', method: 'GET', headers: {}, onEnd: () => () => undefined });
send().catch(({ name, message }) => console.log(typeof saveTo, name, message));
`;

/** Bundles `program.mjs` of a folder for Node without undici, and returns the file to run. */
const bundlers: Readonly<Record<string, (folder: string, out: string) => Promise<string>>> = {
  esbuild: async (folder, out) => {
    const entryPoints = [join(folder, 'program.mjs')];
    const outExtension = { '.js': '.mjs' };
    await esbuild({ entryPoints, bundle: true, platform: 'node', format: 'esm', outdir: out, outExtension });
    return join(out, 'program.mjs');
  },
  webpack: async (context, path) => {
    const compiler = webpack({
      mode: 'production',
      target: 'node',
      context,
      entry: './program.mjs',
      output: { path, filename: 'program.cjs', chunkFilename: '[id].cjs' },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    expect(stats?.toString({ all: false, errors: true })).toBe('');
    return join(path, 'program.cjs');
  },
  rollup: async (folder, dir) => {
    const input = join(folder, 'program.mjs');
    const bundle = await rollup({ input, plugins: [nodeResolve({ preferBuiltins: true })], onLog: () => undefined });
    await bundle.write({ dir, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
    await bundle.close();
    return join(dir, 'program.mjs');
  },
};

test.each(Object.keys(bundlers))(
  '`@tradelane/core/node` is bundled without undici, and reports the missing package when a transport sends (%s)',
  async (name) => {
    writeFileSync(join(project.folder, 'program.mjs'), program);
    const out = join(project.folder, 'out', name);
    mkdirSync(out, { recursive: true });
    const file = await bundlers[name]?.(project.folder, out);
    expect(execFileSync(process.execPath, [file ?? ''], { encoding: 'utf8' })).toMatch(
      /^function ConfigurationError `createNodeTransport\(\)` .*Run `npm install undici`/s,
    );
  },
);
