import { report } from './exit.ts';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';

/** Runs the program with its arguments and returns the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    await createProgram(io).parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, io, args.includes('--debug'));
  }
}
