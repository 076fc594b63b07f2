import { UsageError } from './exit.ts';
import { oneLine, type Io } from './io.ts';

/** @throws {UsageError} If the user declines. The message is `otherwise`. */
export async function confirm(io: Io, question: string, otherwise: string): Promise<void> {
  const answer = await io.ask(`${oneLine(question)} [y/N] `);
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new UsageError(otherwise);
}
