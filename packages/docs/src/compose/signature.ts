import { signatureOf } from '../../../../scripts/generate/signature.ts';
import { escapeHtml } from '../fields/inline.ts';
import { clientOf, type DescribedOperation, type SurfaceReference } from './reference.ts';

/** The method as it is declared, with links to its parts on this page and to its types. */
export function signatureHtml({ surface, document }: SurfaceReference, operation: DescribedOperation): string {
  if (!surface.client) return '';
  const { arguments: list, result } = signatureOf(document, operation);
  const given = operation.body === undefined ? '#query-parameters' : '#request-body';
  const parts = list.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${typeHtml(type, given)}`);
  const call = `${clientOf(surface).variable}.${operation.group}.${operation.name}`;
  return `<p class="signature"><code>${escapeHtml(call)}(${parts.join(', ')}): ${typeHtml(result, '#response')}</code></p>`;
}

/** Which part of the page describes a piece of `operations[…]`. */
const places: readonly (readonly [RegExp, string, string])[] = [
  [
    /(?:NonNullable<)?operations\['[^']+'\]\['parameters'\]\['(path|query)'\](?:\['[^']+'\])?>?/g,
    '$1',
    '#$1-parameters',
  ],
  [/(?:NonNullable<)?operations\['[^']+'\]\['requestBody'\]>?(?:\['content'\]\['[^']+'\])?/g, 'body', '#request-body'],
  [/operations\['[^']+'\]\['responses'\]\[\d+\]\['content'\]\['[^']+'\]/g, 'response', '#response'],
];

function typeHtml(type: string, place: string): string {
  const links: string[] = [];
  const keep = (html: string): string => `\uE000${links.push(html) - 1}\uE000`;
  let text = type;
  for (const [pattern, label, target] of places)
    text = text.replaceAll(pattern, (_, part: string) =>
      keep(`<a href="${target.replace('$1', part)}">${label.replace('$1', part)}</a>`),
    );
  text = text.replaceAll(/Schemas\['(\w+)'\]/g, (_, name: string) => keep(`<a href="${place}">${name}</a>`));
  text = text.replaceAll(/\b(ApiPromise|ListPromise|BatchResult|FileResponse|CallOptions|ListOptions)\b/g, (name) =>
    keep(`<a href="/types/core/#${name.toLowerCase()}">${name}</a>`),
  );
  return escapeHtml(text).replaceAll(/\uE000(\d+)\uE000/g, (_, index: string) => links[Number(index)] ?? '');
}
