import type { KilledDaysFigures } from './killed-days.ts';
import type { KilledPostgresFigures } from './killed-postgres.ts';
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

export function faultsOfDays({
  missed,
  appliedTwice,
  stuck,
  crashed,
  overslept,
}: KilledDaysFigures): readonly string[] {
  return [
    ...above0({ missed, 'applied twice': appliedTwice, stuck, crashed }),
    // What did not oversleep proves nothing.
    ...(overslept > 0 ? [] : ['none overslept']),
  ];
}

export function faultsOfPostgres(figures: KilledPostgresFigures): readonly string[] {
  const { missed, appliedTwice, stuck, crashed, kills, killsAtWork } = figures;
  return [
    ...above0({ missed, 'applied twice': appliedTwice, stuck, crashed }),
    // What was not at work proves nothing.
    ...(killsAtWork >= kills / 4 ? [] : ['seldom killed at work']),
  ];
}

export function faultsOfWork(figures: KilledWorkFigures): readonly string[] {
  const { missed, appliedTwice, unread, stuck, imports, importStatus, kills } = figures;
  const { exportsTooSoon, createdTwice, toldWrongly } = figures;
  const found = above0({
    missed,
    'applied twice': appliedTwice,
    unread,
    stuck,
    'imports too many': imports - 1,
    'exports too soon': exportsTooSoon,
    'shipments created twice': createdTwice,
    'shipments told wrongly': toldWrongly,
  });
  return [
    ...found,
    ...(importStatus === 'COMPLETE' ? [] : [`import ${importStatus}`]),
    // What was not killed proves nothing.
    ...(Object.values(kills).every((count) => count > 0) ? [] : ['not killed in each']),
  ];
}
