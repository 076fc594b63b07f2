/** Measures each contender round by round. In each round all of them take a turn, in a different order. */
export async function inTurns<Name extends string, T>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<T>,
): Promise<ReadonlyMap<Name, readonly T[]>> {
  const found = new Map<Name, T[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of shuffled(names)) found.get(name)?.push(await measure(name));
  return found;
}

/**
 * Like `inTurns`, but a round has several turns of each contender and counts their mean. Disturbances of a single turn,
 * such as other load on the machine, weigh less.
 */
export async function inRounds<Name extends string>(
  names: readonly Name[],
  { rounds, turns }: { readonly rounds: number; readonly turns: number },
  measure: (name: Name) => Promise<number>,
): Promise<ReadonlyMap<Name, readonly number[]>> {
  const found = await inTurns(names, rounds * turns, measure);
  return new Map(
    [...found].map(([name, values]) => [
      name,
      Array.from({ length: rounds }, (_, round) => meanOf(values.slice(round * turns, (round + 1) * turns))),
    ]),
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Shuffles the contenders, because the first one benefits from the idle time after the last one. */
function shuffled<T>(values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
