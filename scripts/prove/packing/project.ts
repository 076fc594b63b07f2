import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './run.ts';
import type { Tarballs } from './tarballs.ts';

export interface Project {
  readonly folder: string;
  /** Manifest fields next to the name. Its dependencies are added to the packed packages. */
  readonly manifest?: { readonly dependencies?: Readonly<Record<string, string>>; readonly [field: string]: unknown };
  /** Packages whose install scripts may run, because they install a binary. */
  readonly builds?: readonly string[];
}

/** Makes a project outside the workspace that has only the packed packages installed. */
export function installProject(tarballs: Tarballs, { folder, manifest = {}, builds = [] }: Project): void {
  mkdirSync(folder, { recursive: true });
  const packed = Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`]));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify(
      { name: 'stranger', private: true, ...manifest, dependencies: { ...packed, ...manifest.dependencies } },
      null,
      2,
    ),
  );
  const overrides = Object.entries(packed).map(([name, path]) => `  '${name}': '${path}'`);
  const allowed = builds.map((name) => `  '${name}': true`);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    [
      'packages: []',
      'strictDepBuilds: false',
      `overrides:\n${overrides.join('\n')}`,
      ...(allowed.length > 0 ? [`allowBuilds:\n${allowed.join('\n')}`] : []),
      '',
    ].join('\n'),
  );
  pnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
}
