import { copyFileSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The measured surfaces. */
export const surfaces = ['basket', 'hub', 'marketplace-seller', 'services-front'] as const;

/** Makes a temporary project with the built files of the core and the surfaces installed. */
export function publishedProject(): { readonly folder: string; readonly remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tradelane-project-')));
  for (const name of ['core', 'workflows', 'instance', ...surfaces]) {
    const installed = join(folder, 'node_modules/@tradelane', name);
    mkdirSync(installed, { recursive: true });
    copyFileSync(join(packages, name, 'package.json'), join(installed, 'package.json'));
    cpSync(join(packages, name, 'dist'), join(installed, 'dist'), { recursive: true });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Folder of the third-party packages that are measured. */
export const peerModules: string = join(dirname(dirname(import.meta.dirname)), 'node_modules');
