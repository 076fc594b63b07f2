/**
 * What each contender comes to, round by round: within a round all have their turn, in another order each time.
 */
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
 * The same where a round is several turns of each, and their mean what counts: what disturbs a single turn, as other work of the machine does,
 * weighs less.
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

/** Who comes first has the rest of whoever came last round: nobody shall have it always. */
function shuffled<T>(values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
