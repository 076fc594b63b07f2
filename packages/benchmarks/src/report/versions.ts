import { readFileSync } from 'node:fs';

/** Exact versions that this package or the root pins. */
export function versionsOf(names: readonly string[]): Readonly<Record<string, string>> {
  const pinned = { ...pinnedIn('../../../../package.json'), ...pinnedIn('../../package.json') };
  const versionOf = (name: string): string => {
    const version = pinned[name];
    if (version === undefined) throw new Error(`${name} is not a dependency of the benchmarks`);
    return version.replace(/^npm:.*@/, '');
  };
  return Object.fromEntries([
    ...names.map((name) => [name, versionOf(name)] as const),
    ['node', process.versions.node],
  ]);
}

function pinnedIn(manifest: string): Readonly<Record<string, string>> {
  const text = readFileSync(new URL(manifest, import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly devDependencies: Readonly<Record<string, string>> }).devDependencies;
}
