import { parseArgs } from 'node:util';
import type { Option, Options, Part, Proof } from './proof.ts';

export interface Chosen {
  readonly options: Partial<Options>;
  readonly parts: readonly (readonly [string, Part])[];
}

/**
 * Reads a command line such as `faults days --kills 200`.
 * @throws {Error} If it names an unknown proof, part or option, or an option isn't a positive integer.
 */
export function chosenBy(proofs: Readonly<Record<string, Proof>>, [name = '', ...args]: readonly string[]): Chosen {
  const proof = proofs[name];
  if (proof === undefined) throw new Error(`Unknown proof: ${name}. Proofs: ${Object.keys(proofs).join(', ')}.`);
  const options: Partial<Record<Option, number>> = { ...proof.options, seed: Date.now() % 1_000_000 };
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(Object.keys(options).map((option) => [option, { type: 'string' as const }])),
  });
  for (const [option, text] of Object.entries(values)) {
    const value = Number(text);
    if (!Number.isInteger(value) || value < (option === 'seed' ? 0 : 1))
      throw new Error(`--${option} must be a positive integer. Received: "${String(text)}".`);
    options[option as Option] = value;
  }
  const unknown = positionals.find((one) => !(one in proof.parts));
  if (unknown !== undefined)
    throw new Error(`Unknown part: ${unknown}. Parts: ${Object.keys(proof.parts).join(', ')}.`);
  const parts = Object.entries(proof.parts).filter(([part]) => positionals.length === 0 || positionals.includes(part));
  return { options, parts };
}
