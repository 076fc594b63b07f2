import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '@tradelane/spec-model/bundle';
import type { Files } from './files.ts';
import { readOperations } from '@tradelane/spec-model/operation';

/** The package that contains the original workflows. Its surface has every operation that they call. */
export const original = 'marketplace-seller';

/** Workflows that each surface with these operations has, by file. */
const workflows: Readonly<Record<string, readonly string[]>> = {
  'imports.ts': ['P41', 'P42', 'P44', 'P45', 'P46', 'P47', 'P51'],
  'sync.ts': ['TL02', 'M11'],
  'transaction-export.ts': ['TL03', 'TL04', 'TL05'],
};

const banner = `// The same as in packages/${original}, copied by \`pnpm generate\`. Edit it there.\n`;

/** The workflows that a package shares with the original, unchanged. */
export function emitWorkflows(root: string, { surface, document }: Bundle): Files {
  const ids = new Set(readOperations(document).map(({ id }) => id));
  const shared = Object.entries(workflows).filter(
    ([, called]) => surface.name !== original && called.every((id) => ids.has(id)),
  );
  const sourceOf = (file: string): string => readFileSync(join(root, 'packages', original, 'src', file), 'utf8');
  return new Map(shared.map(([file]) => [`packages/${surface.name}/src/${file}`, banner + sourceOf(file)]));
}
