import type { Snapshot } from '@tradelane/sandbox/portable';

/** One document of the sandbox that a request added, removed or changed. */
export interface Change {
  readonly collection: string;
  readonly key: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The changed values by path, or the document that was created or deleted. */
  readonly fields: readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[];
}

/** The sandbox's own books: not part of the world that a request changes. */
const books: ReadonlySet<string> = new Set([
  'state',
  'counters',
  'jobs',
  'journal',
  'limits',
  'link_tokens',
  'tokens',
  'faults',
]);

/** The differences between two snapshots. */
export function changesBetween(before: Snapshot, after: Snapshot): readonly Change[] {
  const names = new Set([...Object.keys(before.collections), ...Object.keys(after.collections)]);
  return [...names]
    .filter((name) => !books.has(name))
    .flatMap((name) => changesIn(name, before.collections[name] ?? {}, after.collections[name] ?? {}));
}

function changesIn(
  collection: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const [was, is] = [before[key], after[key]];
    const fields = differences('', was, is);
    if (fields.length === 0) return [];
    const kind =
      was === undefined ? ('added' as const) : is === undefined ? ('removed' as const) : ('changed' as const);
    return [{ collection, key, kind, fields }];
  });
}

function differences(path: string, before: unknown, after: unknown): Change['fields'] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(path === '' ? key : `${path}.${key}`, before[key], after[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The changes as lines of text. */
export function changesText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changed.';
  return changes
    .map(({ collection, key, kind, fields }) => {
      const lines = fields.map(({ path, before, after }) =>
        kind === 'changed' ? `${path}: ${shown(before)} → ${shown(after)}` : shown(kind === 'added' ? after : before),
      );
      return `${collection} ${key} ${kind}\n${lines.join('\n').replaceAll(/^/gm, '  ')}`;
    })
    .join('\n\n');
}

function shown(value: unknown): string {
  return value === undefined ? '(none)' : JSON.stringify(value, null, 2);
}
