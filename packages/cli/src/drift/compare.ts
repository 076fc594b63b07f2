import type { DeepCheck, Deviation, ReadCheck } from '@tradelane/workflows/check';

/** One difference between two deep checks. */
export interface Difference {
  readonly surface: string;
  readonly operation: string;
  /** The kind of difference: `status`, `called`, `field`, `latency`, or the kind of a deviation. */
  readonly change: string;
  readonly before: string;
  readonly after: string;
}

/** A slower response counts if it takes this many times as long, and this many milliseconds longer. */
const slower = { factor: 3, byInMs: 250 };

/** Compares two deep checks, operation by operation. */
export function compareChecks(before: readonly DeepCheck[], after: readonly DeepCheck[]): readonly Difference[] {
  const names = new Set([...before, ...after].map(({ surface }) => surface));
  return [...names].flatMap((surface) => {
    const [left, right] = [before, after].map((all) => all.find((one) => one.surface === surface)?.reads ?? []);
    return compareReads(left ?? [], right ?? []).map((one) => ({ surface, ...one }));
  });
}

type ReadDifference = Omit<Difference, 'surface'>;

function compareReads(before: readonly ReadCheck[], after: readonly ReadCheck[]): readonly ReadDifference[] {
  const ids = new Set([...before, ...after].map(({ operation }) => operation));
  return [...ids].flatMap((operation) => {
    const left = before.find((one) => one.operation === operation);
    const right = after.find((one) => one.operation === operation);
    return differencesOf(left, right).map(([change, from, to]) => ({ operation, change, before: from, after: to }));
  });
}

type Change = readonly [change: string, before: string, after: string];

function differencesOf(before: ReadCheck | undefined, after: ReadCheck | undefined): readonly Change[] {
  const [left, right] = [stateOf(before), stateOf(after)];
  if (left !== right) return [['called', left, right], ...deviationChanges(before, after)];
  if (left !== 'called') return [];
  return [
    ...(before?.status === after?.status
      ? []
      : [['status', String(before?.status ?? 'none'), String(after?.status ?? 'none')] as const]),
    ...deviationChanges(before, after),
    ...fieldChanges(before, after),
    ...latencyChange(before?.latencyInMs, after?.latencyInMs),
  ];
}

function stateOf(read: ReadCheck | undefined): string {
  if (read === undefined) return 'absent';
  return read.skipped === undefined ? 'called' : `skipped: ${read.skipped}`;
}

function deviationChanges(before: ReadCheck | undefined, after: ReadCheck | undefined): readonly Change[] {
  const [left, right] = [before, after].map((one) => new Map((one?.deviations ?? []).map((d) => [deviationKey(d), d])));
  const removed = [...(left ?? [])].filter(([key]) => right?.has(key) !== true);
  const added = [...(right ?? [])].filter(([key]) => left?.has(key) !== true);
  return [
    ...removed.map(([, one]): Change => [one.kind, deviationText(one), '']),
    ...added.map(([, one]): Change => [one.kind, '', deviationText(one)]),
  ];
}

/** The number of entries that deviate varies with the data, so it isn't compared. */
const deviationKey = ({ kind, at, expected, received }: Deviation): string =>
  JSON.stringify([kind, at, expected, received]);

const deviationText = ({ at, expected, received }: Deviation): string =>
  [at, expected === undefined ? '' : `expected ${expected}`, received === undefined ? '' : `received ${received}`]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

function nameChanges(change: string, before: readonly string[] = [], after: readonly string[] = []): readonly Change[] {
  return [
    ...before.filter((name) => !after.includes(name)).map((name): Change => [change, name, '']),
    ...after.filter((name) => !before.includes(name)).map((name): Change => [change, '', name]),
  ];
}

/** Fields that only one of the hosts sends. An empty list shows no fields of its entries. */
function fieldChanges(before: ReadCheck | undefined, after: ReadCheck | undefined): readonly Change[] {
  if (before?.unseen === undefined || after?.unseen === undefined) return [];
  const isEmpty = before.isEmpty === true || after.isEmpty === true;
  const [left, right] = [before.unseen, after.unseen].map((all) =>
    all.filter((place) => !isEmpty || /^\$\.[^.[]+$/.test(place)),
  );
  return nameChanges('field', right, left);
}

function latencyChange(before: number | undefined, after: number | undefined): readonly Change[] {
  if (before === undefined || after === undefined) return [];
  const [fast, slow] = before < after ? [before, after] : [after, before];
  return slow >= fast * slower.factor && slow - fast >= slower.byInMs
    ? [['latency', `${before} ms`, `${after} ms`]]
    : [];
}
