import type { CheckpointStore } from '@tradelane/core';
import type { Target } from './target.ts';

/**
 * The checkpoints of a target. If the target lost its items, the stored position is removed, because a run from there
 * would leave them out. The lease stays, so that two processes can't copy at the same time.
 * @param isNewSource Whether the source is new, as a sandbox in this process. A stored position is then of another one.
 */
export function checkpointsOf(
  { checkpoint, isEmpty }: Target,
  { isNewSource, onLost }: { readonly isNewSource: boolean; readonly onLost: () => void },
): CheckpointStore {
  let isForgotten = !isNewSource;
  return {
    write: (changes, condition) => checkpoint.write(changes, condition),
    async read(prefix) {
      const entries = await checkpoint.read(prefix);
      const head = entries.get(`${prefix}head`);
      if (head === undefined) return entries;
      // Only a run reads the position, and it has the lease then.
      const isLost = isForgotten && hasCopied(head) && (await isEmpty?.()) === true;
      if (isForgotten && !isLost) return entries;
      isForgotten = true;
      const position = [...entries.keys()].filter((key) => !key.startsWith(`${prefix}lease`));
      await checkpoint.write(position.map((key) => ({ key, value: undefined })));
      if (isLost) onLost();
      return new Map([...entries].filter(([key]) => !position.includes(key)));
    },
  };
}

/** Whether a position comes after an item. A stream without items leaves its target empty. */
function hasCopied(head: string): boolean {
  const { latest, run } = JSON.parse(head) as { readonly latest?: number; readonly run?: { readonly latest?: number } };
  return (latest ?? run?.latest) !== undefined;
}
