import { readFileSync } from 'node:fs';

/** Exact versions, as this package pins them. */
export function versionsOf(names: readonly string[]): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const versionOf = (name: string): string => {
    const version = manifest.devDependencies[name];
    if (version === undefined) throw new Error(`${name} is not a dependency of the benchmarks`);
    return version.replace(/^npm:.*@/, '');
  };
  return Object.fromEntries([
    ...names.map((name) => [name, versionOf(name)] as const),
    ['node', process.versions.node],
  ]);
}
