import { zipSync } from 'fflate';

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly modifiedAt: string;
}

/** `label.pdf`, `label (2).pdf`, … where names meet. Steps in a tree have no place in a name. */
function distinctNames(entries: readonly Entry[]): readonly string[] {
  const taken = new Set<string>();
  return entries.map(({ name }) => {
    const safe = name.split(/[/\\]/).at(-1) || 'file';
    const dot = safe.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let candidate = safe;
    for (let n = 2; taken.has(candidate); n++) candidate = `${stem} (${n})${ending}`;
    taken.add(candidate);
    return candidate;
  });
}

/** A ZIP of files in the given order. */
export function archiveOf(entries: readonly Entry[]): Uint8Array {
  const names = distinctNames(entries);
  return zipSync(
    Object.fromEntries(
      entries.map(({ bytes, modifiedAt }, i) => [names[i], [bytes, { mtime: modifiedAt, level: 6 as const }]]),
    ),
  );
}
