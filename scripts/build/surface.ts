import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { refuseOthers } from './bundled-packages.ts';
import { leanMaps } from './shipped-maps.ts';

const entries = [
  'index',
  'generated/schemas',
  'generated/lite',
  // Of the workflows, which are built in the same way.
  'check',
  'fleet',
  'follow',
  'runtime',
];

/**
 * Bundles a surface into one file per entry point. A program that starts for one call spends more time on loading
 * modules than on the call. Types come from the compiler, which runs afterwards.
 */
export async function bundleSurface(folder: string, directory: string): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries(
      entries.map((name) => [name, join(folder, `src/${name}.ts`)] as const).filter(([, path]) => existsSync(path)),
    ),
    platform: 'neutral',
    // Another package's code in a bundle would be a second copy of its classes.
    external: /^(@tradelane\/|zod$)/,
    transform: { target: 'es2023' },
    onLog: (_, log) => {
      throw new Error(log.message);
    },
  });
  const { output } = await build.write({
    dir: directory,
    cleanDir: true,
    entryFileNames: '[name].js',
    sourcemap: true,
    // Bundlers drop unused code that is annotated. The types contain the docstrings.
    comments: { annotation: true, legal: true, jsdoc: false },
  });
  refuseOthers(output.filter((file) => file.type === 'chunk'));
  leanMaps(directory, folder);
}

if (import.meta.main) await bundleSurface(process.cwd(), join(process.cwd(), 'dist'));
