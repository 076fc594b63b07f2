import { escapeHtml } from '../fields/inline.ts';
import { withColors } from './colored.ts';

/** A path parameter with fixed values, which the page of its operation describes. */
const pathParameter = /operations\['([^']+)'\]\['parameters'\]\['path'\]\['[^']+'\]/g;

export interface Targets {
  /** URL of the page of a type. Undefined if it has none. */
  type(name: string): string | undefined;
  /** URL of the page of an operation, empty on that page itself. Undefined if there is none. */
  operation?(id: string): string | undefined;
}

/** Code as HTML with colors, with a link from each name to its page. */
export function linkedCode(code: string, { type, operation }: Targets): string {
  const links: string[] = [];
  const keep = (html: string): string => `\uE000${links.push(html) - 1}\uE000`;
  const placed = code.replaceAll(pathParameter, (whole, id: string) => {
    const page = operation?.(id);
    return page === undefined ? whole : keep(`<a href="${page}#path-parameters">path</a>`);
  });
  // A name after a dot, in quotes or before a colon isn't a type.
  const text = withColors(placed, keep).replaceAll(/(?<![\w.'"$])[A-Za-z_]\w*(?![\w'"]|\??:)/g, (name) => {
    const page = type(name);
    return page === undefined ? name : keep(`<a href="${page}">${name}</a>`);
  });
  return escapeHtml(text).replaceAll(/\uE000(\d+)\uE000/g, (_, index: string) => links[Number(index)] ?? '');
}
