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

const unspecific =
  /^(?:an?|and|are|be|by|can|does?|for|from|how|if?|in|into|is|it|my|of|on|or|th(?:e|at)|to|us(?:e|ing)|we|wh(?:at|en|ere|ich|y)|with|without|you)$/i;

/** The query without words that every page has, unless it has no others. */
export function specific(asked: string): string {
  const tokens = asked.split(/\s+/).map((token) => token.replaceAll(/^["'([]+|["'?!.,:;)\]]+$/g, ''));
  const kept = tokens.filter((token) => token !== '' && !unspecific.test(token));
  return (kept.length > 0 ? kept : tokens).join(' ');
}
