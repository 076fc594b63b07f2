import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleSurface } from '../../../../scripts/build/surface.ts';
import { bundleCore } from '../../../core/bundle.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The surfaces that are measured. */
export const surfaces = ['basket', 'hub', 'marketplace-seller'] as const;

/**
 * A project in a folder of its own that has the core and the surfaces installed, in the files that are published, made of the code at hand.
 * @returns the folder, and what removes it
 */
export async function publishedProject(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tradelane-project-')));
  const installed = (name: string): string => join(folder, 'node_modules/@tradelane', name);
  for (const name of ['core', ...surfaces]) {
    mkdirSync(installed(name), { recursive: true });
    copyFileSync(join(packages, name, 'package.json'), join(installed(name), 'package.json'));
  }
  await bundleCore(join(installed('core'), 'dist'));
  for (const name of surfaces) await bundleSurface(join(packages, name), join(installed(name), 'dist'));
  // The dependency of the core.
  symlinkSync(join(packages, 'core/node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Where the packages are that are measured beside ours. */
export const peerModules: string = join(dirname(dirname(import.meta.dirname)), 'node_modules');
