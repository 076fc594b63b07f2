/** Words in lower case: a name of several is there whole and in its parts, a plural in the singular as well. */
export function words(text: string): string[] {
  const found = new Set<string>();
  for (const token of text.split(/[\s,;:()[\]{}"'`/|=?!]+/)) {
    const whole = token.replaceAll(/^[.@-]+|[.-]+$/g, '');
    if (whole === '') continue;
    found.add(whole.toLowerCase());
    found.add(unversioned(whole).toLowerCase());
    const parts = whole.split(/[._\-@]|(?<=[a-z\d])(?=[A-Z])/).filter((part) => part !== '');
    if (parts.length > 1) for (const part of parts) found.add(part.toLowerCase());
    for (const word of [whole, ...parts])
      if (/[a-z]{3,}s$/.test(word) && !word.endsWith('ss')) found.add(word.slice(0, -1).toLowerCase());
  }
  return [...found];
}

/** `acceptOrderLines` of `v2-acceptOrderLines`: what both the deprecated operation and the current one are called. */
export function unversioned(id: string): string {
  return id.replace(/^v\d+-/, '');
}

/** As it was typed, and the singular of a plural. */
export function forms(asked: string): readonly string[] {
  const whole = asked.toLowerCase();
  return [whole, whole.replace(/(?<=[a-z]{3}[^s])s$/, '')];
}

/** The common part of the forms of a word: `cancel` of `cancels`, `cancelled`, `cancelling` and `cancellation`. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[^us])s$/, '');
  return singular
    .replace(/(?<=[a-z]{4})(?:ation|ating|ated|ate|ing|ion|ment|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([^aeiou])\1$/, '$1');
}

const unspecific = new Set(
  `a about all already also am an and another any are as at be been before but by can could did do does doesn't
  don't each every for from had has have having he her his how i i'm if in into is isn't it its just like many me
  might much my no of off on one only or other our own per please s same shall she should since so some t than
  that the their them then there these they this those through to too us use used uses using via want was we were
  what when where which while who whose why will with within without would you your`.split(/\s+/),
);

/** Words that most sentences can have. They matter less than the others. */
const light = new Set(
  `add call change come find get give go keep know let look make new open run see send set show single start stop
  take tell try turn wait whole work write`.split(/\s+/),
);

/** How much of a query's meaning a word carries, up to 1. */
export const importanceOf = (word: string): number => (light.has(word) ? 0.5 : 1);

/** The query without words that every page has, unless it has no others. */
export function specific(asked: string): string {
  const tokens = asked.split(/\s+/).map((token) => token.replaceAll(/^["'([]+|["'?!.,:;)\]]+$/g, ''));
  const kept = tokens.filter((token) => token !== '' && !unspecific.has(token.toLowerCase()));
  return (kept.length > 0 ? kept : tokens).join(' ');
}
