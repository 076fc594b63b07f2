/** What an installation brings, or a file of ours has in it. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The packages of ours that bring it. */
  readonly of: ReadonlySet<string>;
}

const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);

/** Each dependency once, with all that bring it, by name. */
export function merged(found: readonly Dependency[]): readonly Dependency[] {
  return Object.values(Object.groupBy(found, ({ name, version }) => `${name}@${version}`))
    .flatMap((same = []) =>
      same.slice(0, 1).map((first) => ({ ...first, of: new Set(same.flatMap(({ of }) => [...of])) })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** What is wrong with licences. */
export function licenceFaults(list: readonly Dependency[]): readonly string[] {
  return list
    .filter(({ licence }) => !allowed.has(licence))
    .map(({ name, licence }) => `${name} has the licence ${licence}, which is not allowed`);
}
