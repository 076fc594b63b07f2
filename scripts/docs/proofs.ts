import { runningTitles, type Source } from './running-titles.ts';

/** Numbers of rules and guarantees at the start of a title: `T05, G03: …`. `O01–O03` stands for all three. */
const numbered = /^((?:[A-Z]{1,2}\d{2,3}(?:, |–|(?=:)))+): ./;

/** The files with tests that prove a rule or guarantee, by its number. A test counts if it can run. */
export function proofsOf(tests: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const proofs = new Map<string, Set<string>>();
  for (const test of tests)
    for (const title of runningTitles(test))
      for (const number of expand(numbered.exec(title)?.[1] ?? ''))
        proofs.set(number, (proofs.get(number) ?? new Set()).add(test.path));
  return new Map([...proofs].map(([number, files]) => [number, [...files]]));
}

function expand(numbers: string): readonly string[] {
  if (numbers === '') return [];
  return numbers.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const from = Number(first.slice(-2));
    return Array.from(
      { length: Number(last.slice(-2)) - from + 1 },
      (_, index) => first.slice(0, -2) + String(from + index).padStart(2, '0'),
    );
  });
}
