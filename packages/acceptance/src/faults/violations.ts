import type { KilledSyncFigures } from './killed-sync.ts';
import type { KilledWorkFigures } from './killed-work.ts';

/** What must not be, and is. */
const above0 = (figures: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(figures)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name} ${count}`);

/** With the checkpoint in files an order may come once more for each kill, and says so. */
export function faultsOfSync(figures: KilledSyncFigures, checkpoint: 'transaction' | 'file'): readonly string[] {
  const { missed, appliedTwice, redelivered, stuck, crashed, kills } = figures;
  return above0(
    checkpoint === 'transaction'
      ? { missed, 'applied twice': appliedTwice, stuck, crashed }
      : {
          missed,
          'applied twice without a mark': appliedTwice - redelivered,
          'applied twice more often than killed': Math.max(0, appliedTwice - kills),
          stuck,
          crashed,
        },
  );
}

export function faultsOfWork(figures: KilledWorkFigures): readonly string[] {
  const { missed, appliedTwice, unread, stuck, imports, importStatus, kills } = figures;
  const found = above0({ missed, 'applied twice': appliedTwice, unread, stuck, 'imports too many': imports - 1 });
  return [
    ...found,
    ...(importStatus === 'COMPLETE' ? [] : [`import ${importStatus}`]),
    // What was not killed proves nothing.
    ...(kills.import > 0 && kills.export > 0 ? [] : ['not killed in both']),
  ];
}
