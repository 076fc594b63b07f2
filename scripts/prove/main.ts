/**
 * Runs a long check: `pnpm prove faults --seed 7`. Further arguments go to the check. Without a name, lists the checks. The nightly
 * workflow runs all of them.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../build/packages.ts';
import { proofs } from './proofs.ts';

const [name = '', ...args] = process.argv.slice(2);
const proof = proofs[name];
if (proof === undefined) {
  const list = Object.entries(proofs).map(([known, { what }]) => `  ${known.padEnd(12)}${what}`);
  console.error(
    `${name === '' ? 'Usage: pnpm prove <name> [option…]' : `Unknown check: ${name}.`}\n${list.join('\n')}`,
  );
  process.exit(2);
}
if (proof.builds?.length !== 0)
  run(['turbo', 'run', 'build', '--output-logs=errors-only', ...(proof.builds ?? []).map((one) => `--filter=${one}`)]);
run([...proof.command, ...args]);

function run([program = '', ...rest]: readonly string[]): void {
  const { status } = spawnSync(program, rest, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
