import { type Findings, round } from '../measure/figure.ts';

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
