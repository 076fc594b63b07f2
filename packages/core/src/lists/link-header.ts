/** One link of a `Link` header (RFC 8288). */
export interface Link {
  /** Reference as sent. May be relative. */
  readonly target: string;
  /** Relation types, lower-cased. */
  readonly rel: readonly string[];
}

/** Matches `; name=value`, `; name="value"` and `; name`. An unclosed quote ends with the text. */
const parameter = /\s*;\s*([^=;,\s]*)\s*(?:=\s*(?:"\s*((?:[^"\\]|\\[^])*)(?:"|\\?$)|([^;,\s]*)))?/y;

/** Parses a `Link` header. It skips malformed links and links about another resource (`anchor`). */
export function parseLinkHeader(header: string): readonly Link[] {
  const links: Link[] = [];
  for (let at = header.indexOf('<'); at >= 0; at = header.indexOf('<', at)) {
    const end = header.indexOf('>', at);
    if (end < 0) break;
    const target = header.slice(at + 1, end).trim();
    const parameters = new Map<string, string>();
    at = end + 1;
    parameter.lastIndex = at;
    for (let found = parameter.exec(header); found !== null; found = parameter.exec(header)) {
      at = parameter.lastIndex;
      const [, name = '', quoted, bare = ''] = found;
      const key = name.toLowerCase();
      // The first of a name counts (RFC 8288, 3.3).
      if (!parameters.has(key)) parameters.set(key, quoted?.replaceAll(/\\([^])/g, '$1') ?? bare);
    }
    const rel = (parameters.get('rel') ?? '').toLowerCase().split(/\s/).filter(Boolean);
    if (!parameters.has('anchor')) links.push({ target, rel });
  }
  return links;
}

/** Target of the first link with this relation. `prev` and `previous` are the same. */
export function findLink(header: string | null, relation: 'next' | 'previous'): string | undefined {
  const names = relation === 'next' ? ['next'] : ['previous', 'prev'];
  return parseLinkHeader(header ?? '').find((link) => link.rel.some((rel) => names.includes(rel)))?.target;
}
