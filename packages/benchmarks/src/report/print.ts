import { bundle, pages, programs } from '../budget/bundle.ts';
import { type Findings, round } from '../measure/figure.ts';
import type { Turn } from '../measure/one-by-one.ts';

/** Prints rows and verdicts, with the exact versions of the peers. */
export function printFindings({ charts, verdicts }: Findings, versions: Readonly<Record<string, string>>): void {
  for (const { title, unit, rows } of charts) {
    console.log(`  ${title}`);
    const width = Math.max(...rows.map(({ name }) => name.length));
    for (const { name, value, quartiles } of rows) {
      const spread = quartiles ? `  (${quartiles.map(round).join('–')})` : '';
      console.log(`    ${name.padEnd(width)}  ${round(value).padStart(8)} ${unit}${spread}`);
    }
  }
  for (const { what, target, measured, met } of verdicts)
    console.log(`  ${met ? '✔' : '✘'} ${what}: ${measured} (target ${target})`);
  console.log(
    `  ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
  );
}

/** Prints what is in the bundle of each program: the source files with their bytes, minified. */
export async function printModules(): Promise<void> {
  const lite = Object.entries(pages).map(([name, page]) => [`createLite, ${name}`, page] as const);
  for (const [name, program] of [...Object.entries(programs), ...lite]) {
    const { size, sizeLater, modules } = await bundle(program);
    console.log(`\n${name}: ${round(size)} kB at once, ${round(sizeLater)} kB later`);
    for (const [module, bytes] of modules) console.log(`  ${String(bytes).padStart(6)}  ${module}`);
  }
}

/** Prints the time of each figure, and the figures that failed. */
export function printTurns(turns: readonly Turn[]): void {
  if (turns.length === 0) return;
  const each = turns.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
  const total = turns.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`\nTook ${total.toFixed(0)} s: ${each.join(', ')}`);
  for (const { name, error } of turns) if (error !== undefined) console.error(`✘ ${name} failed: ${String(error)}`);
}

/** Figures without findings. A run with any of them has failed. */
export function failed(turns: readonly Turn[]): readonly string[] {
  return turns.filter(({ error }) => error !== undefined).map(({ name }) => name);
}
