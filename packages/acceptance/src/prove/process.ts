/** The side of a process that a `Worker` starts. */
import type { Message } from './worker.ts';

/** The task that the parent passed. Ends the process with its parent, because nothing else would. */
export function readTask<Task>(): Task {
  process.once('disconnect', () => process.exit());
  return JSON.parse(process.argv[2] ?? '') as Task;
}

/** Resolves when the message is sent. A process that ends before that loses a long message. */
export const send = (message: Message): Promise<void> =>
  new Promise((resolve) => void process.send?.(message, undefined, undefined, () => resolve()));
