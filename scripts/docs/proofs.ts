/** A file of tests. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/**
 * Numbers of rules and guarantees at the start of a title: `test('T05, G03: …'`, or `)('T05: …'` after a table.
 * `O01–O03` stands for all three. The linter refuses tests that are skipped, focused or in a comment.
 */
const numbered = /(?:^ *(?:test|it|describe)(?:\.\w+)*|\)|`)\(\s*(['"`])((?:[A-Z]{1,2}\d{2,3}(?:, |–|(?=:)))+): ./gm;

/** The files with tests that prove a rule or guarantee, by its number. */
export function proofsOf(tests: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const proofs = new Map<string, Set<string>>();
  for (const { path, text } of tests)
    for (const [, , numbers = ''] of text.matchAll(numbered))
      for (const number of expand(numbers)) proofs.set(number, (proofs.get(number) ?? new Set()).add(path));
  return new Map([...proofs].map(([number, files]) => [number, [...files]]));
}

function expand(numbers: string): readonly string[] {
  return numbers.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const from = Number(first.slice(-2));
    return Array.from(
      { length: Number(last.slice(-2)) - from + 1 },
      (_, index) => first.slice(0, -2) + String(from + index).padStart(2, '0'),
    );
  });
}
