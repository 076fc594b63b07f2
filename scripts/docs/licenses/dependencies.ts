/** A package that an installation brings, or that is bundled into one of our files. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Our packages that bring it. */
  readonly of: ReadonlySet<string>;
}

const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);

/** Lists each dependency once, with all packages that bring it, by name. */
export function merged(found: readonly Dependency[]): readonly Dependency[] {
  return Object.values(Object.groupBy(found, ({ name, version }) => `${name}@${version}`))
    .flatMap((same = []) =>
      same.slice(0, 1).map((first) => ({ ...first, of: new Set(same.flatMap(({ of }) => [...of])) })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Lists the dependencies whose license isn't allowed. */
export function licenseFaults(list: readonly Dependency[]): readonly string[] {
  return list
    .filter(({ license }) => !allowed.has(license))
    .map(({ name, license }) => `${name} has the license ${license}, which isn't allowed`);
}
