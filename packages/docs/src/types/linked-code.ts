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
  /** URL of the page of a type. Undefined if it has none. */
  type(name: string): string | undefined;
  /** URL of the page of an operation, empty on that page itself. Undefined if there is none. */
  operation?(id: string): string | undefined;
}

/** Code as HTML, with a link from each name to its page. */
export function linkedCode(code: string, { type, operation }: Targets): string {
  const links: string[] = [];
  const keep = (html: string): string => `\uE000${links.push(html) - 1}\uE000`;
  let text = code;
  for (const [pattern, label, target] of places)
    text = text.replaceAll(pattern, (whole, id: string, part: string) => {
      const page = operation?.(id);
      if (page === undefined) return whole;
      return keep(`<a href="${page}${target.replace('$2', part)}">${label.replace('$2', part)}</a>`);
    });
  // A name after a dot, in quotes or before a colon isn't a type.
  text = text.replaceAll(/(?<![\w.'"$])[A-Za-z_]\w*(?![\w'"]|\??:)/g, (name) => {
    const page = type(name);
    return page === undefined ? name : keep(`<a href="${page}">${name}</a>`);
  });
  return escapeHtml(text).replaceAll(/\uE000(\d+)\uE000/g, (_, index: string) => links[Number(index)] ?? '');
}
