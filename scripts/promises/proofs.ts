import type { Source } from './ledger.ts';
import { runningTitles } from './running-titles.ts';

export interface Proof {
  readonly title: string;
  readonly file: string;
}

const numbered = /^((?:[A-Z]{1,2}\d{2}(?:, | |\/|–)?)+): (.+)$/s;

/** The tests that prove a rule, by its number: those that can run and have it in front of their title. */
export function proofsOf(tests: readonly Source[]): ReadonlyMap<string, readonly Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const test of tests) {
    for (const written of runningTitles(test)) {
      const [, numbers = '', title = ''] = numbered.exec(written) ?? [];
      for (const number of numbers === '' ? [] : expand(numbers))
        proofs.set(number, [...(proofs.get(number) ?? []), { title, file: test.path }]);
    }
  }
  return proofs;
}

/** `O01–O03` stands for all three. */
function expand(numbers: string): readonly string[] {
  return numbers.split(/, | |\//).flatMap((part) => {
    const [first = '', last] = part.split('–');
    if (last === undefined) return [first];
    const family = first.slice(0, -2);
    const from = Number(first.slice(-2));
    return Array.from(
      { length: Number(last.slice(-2)) - from + 1 },
      (_, index) => family + String(from + index).padStart(2, '0'),
    );
  });
}
