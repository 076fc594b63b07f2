import { received } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';
import type { CheckpointStore } from './checkpoint-store.ts';

/** @throws {ArgumentError} If it isn't a checkpoint store. */
export function checkStore(checkpoint: Pick<CheckpointStore, 'write'> | undefined): void {
  if (typeof checkpoint?.write === 'function') return;
  throw new ArgumentError(
    `\`checkpoint\` must be a checkpoint store, such as \`createFileCheckpoints(path)\`. Received: ${received(checkpoint)}.`,
    { code: checkpoint === undefined ? 'ERR_ARGUMENT_MISSING' : 'ERR_ARGUMENT_INVALID', argument: 'checkpoint' },
  );
}
