import type { Document } from './document.ts';

/** Any node of a description. */
type Node = Record<string, unknown>;

/** Keys whose value is the wire's own, or a name that only looks like an operation. */
const unread: ReadonlySet<string> = new Set(['operationId', 'example', 'examples', '$ref', 'x-method', 'x-scope']);

/** The IDs of the operations of a document. */
export function idsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'operationId' && typeof value === 'string' ? [value] : idsOf(value),
  );
}

/**
 * Removes references such as "(OF61)" to operations that the document lacks, because surfaces share schemas and texts.
 * @param everyId The IDs of all surfaces.
 * @returns References that are part of a sentence, each with its place. Only a person can reword them.
 */
export function dropForeignReferences(document: Document, everyId: ReadonlySet<string>): readonly string[] {
  const own = new Set(idsOf(document));
  // The name of the operation `token` is a word of the language as well.
  const isForeign = (word: string): boolean => everyId.has(word) && !own.has(word) && word !== 'token';
  const left: string[] = [];
  const visit = (node: Node, at: string): void => {
    for (const [key, value] of Object.entries(node)) {
      const place = `${at}/${key}`;
      if (unread.has(key)) continue;
      if (typeof value === 'string') {
        const text = value.replaceAll(/ \(([\w-]+(?:, [\w-]+)*)\)/g, (reference, ids: string) => {
          const known = ids.split(', ').filter((id) => !isForeign(id));
          return known.length === ids.split(', ').length ? reference : known.length > 0 ? ` (${known.join(', ')})` : '';
        });
        if (text !== value) node[key] = text;
        const words = text.match(/[A-Za-z\d]+(?:[-_][A-Za-z\d]+)*/g) ?? [];
        left.push(...words.filter(isForeign).map((word) => `${word} at ${place}`));
      } else if (typeof value === 'object' && value !== null) visit(value as Node, place);
    }
  };
  visit(document as unknown as Node, '');
  return left;
}
