import { escapeHtml } from '../fields/inline.ts';

/** Pieces of a generated signature that the page of its operation describes. */
const places: readonly (readonly [RegExp, string, string])[] = [
  [
    /(?:NonNullable<)?operations\['([^']+)'\]\['parameters'\]\['(path|query)'\](?:\['[^']+'\])?>?/g,
    '$2',
    '#$2-parameters',
  ],
  [
    /(?:NonNullable<)?operations\['([^']+)'\]\['requestBody'\]>?(?:\['content'\]\['[^']+'\])?/g,
    'body',
    '#request-body',
  ],
  [/operations\['([^']+)'\]\['responses'\]\[\d+\]\['content'\]\['[^']+'\]/g, 'response', '#response'],
];

export interface Targets {
  /** Address of the page of a type; undefined where it has none. */
  type(name: string): string | undefined;
  /** Address of the page of an operation, empty on that page itself; undefined where there is none. */
  operation?(id: string): string | undefined;
}

/** Code as HTML in which each name leads to its page. */
export function linkedCode(code: string, { type, operation }: Targets): string {
  const links: string[] = [];
  const keep = (html: string): string => `\uE000${links.push(html) - 1}\uE000`;
  let text = code.replaceAll(/Schemas\['(\w+)'\]/g, '$1');
  for (const [pattern, label, target] of places)
    text = text.replaceAll(pattern, (whole, id: string, part: string) => {
      const page = operation?.(id);
      if (page === undefined) return whole;
      return keep(`<a href="${page}${target.replace('$2', part)}">${label.replace('$2', part)}</a>`);
    });
  // A name behind a dot, in quotes or in front of a colon is no type.
  text = text.replaceAll(/(?<![\w.'"$])[A-Za-z_]\w*(?![\w'"]|\??:)/g, (name) => {
    const page = type(name);
    return page === undefined ? name : keep(`<a href="${page}">${name}</a>`);
  });
  return escapeHtml(text).replaceAll(/\uE000(\d+)\uE000/g, (_, index: string) => links[Number(index)] ?? '');
}
