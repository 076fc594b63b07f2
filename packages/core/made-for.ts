import { join } from 'node:path';

const target = join(import.meta.dirname, 'src/base/target.ts');

/** Says what files are made for, in place of `src/base/target.ts`: a plugin of rolldown and of what stands on it. */
export function madeFor(values: Readonly<Record<'mayRunOnNode' | 'isChecked', boolean>>): {
  readonly name: string;
  readonly load: (id: string) => string | null;
} {
  const text = Object.entries(values).map(([name, value]) => `export const ${name} = ${value};\n`);
  return { name: 'what the files are made for', load: (id) => (id === target ? text.join('') : null) };
}
