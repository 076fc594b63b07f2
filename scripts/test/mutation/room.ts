import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that no test noticed. */
interface Survivor {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** The result of the mutants in one folder. */
export interface Room {
  /** Without mutants that were skipped or that don't compile. */
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly Survivor[];
}

const goal = 0.85;

/** Whether the tests notice enough mutants. A folder without mutants doesn't pass. */
export const isHeld = ({ mutants, killed }: Room): boolean => mutants > 0 && killed >= mutants * goal;

export function roomOf(results: readonly MutantResult[], root: string): Room {
  const count = (...wanted: readonly MutantResult['status'][]): number =>
    results.filter(({ status }) => wanted.includes(status)).length;
  const survivors = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => survivorOf(mutant, root));
  const killed = count('Killed', 'Timeout');
  return { mutants: killed + survivors.length, killed, survivors };
}

function survivorOf({ fileName, location: { start, end }, replacement = '' }: MutantResult, root: string): Survivor {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return {
    file: relative(root, fileName),
    line: start.line,
    from: inOneLine(lines.join('\n')),
    to: inOneLine(replacement),
  };
}

function inOneLine(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim();
  return text.length <= 120 ? text : `${text.slice(0, 80)} … ${text.slice(-37)}`;
}
