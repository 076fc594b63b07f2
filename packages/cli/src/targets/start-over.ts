import type { CheckpointStore } from '@tradelane/core';
import type { Target } from './target.ts';

/**
 * The checkpoints of a target. If the target lost its items, the stored position is removed, because a run from there
 * would leave them out. The lease stays, so that two processes can't copy at the same time.
 */
export function checkpointsOf({ checkpoint, isEmpty }: Target, onStartOver: () => void): CheckpointStore {
  if (isEmpty === undefined) return checkpoint;
  return {
    write: (changes, condition) => checkpoint.write(changes, condition),
    async read(prefix) {
      const entries = await checkpoint.read(prefix);
      // Only a run reads the position, and it has the lease then.
      if (!hasCopied(entries.get(`${prefix}head`)) || !(await isEmpty())) return entries;
      const position = [...entries.keys()].filter((key) => !key.startsWith(`${prefix}lease`));
      await checkpoint.write(position.map((key) => ({ key, value: undefined })));
      onStartOver();
      return new Map([...entries].filter(([key]) => !position.includes(key)));
    },
  };
}

/** Whether a position comes after an item. A stream without items leaves its target empty. */
function hasCopied(head = '{}'): boolean {
  const { latest, run } = JSON.parse(head) as { readonly latest?: number; readonly run?: { readonly latest?: number } };
  return (latest ?? run?.latest) !== undefined;
}
