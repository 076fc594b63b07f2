import { signatureOf } from '@tradelane/spec-model/signature';
import { escapeHtml } from '../fields/inline.ts';
import { linkedCode } from '../types/linked-code.ts';
import { clientOf, type DescribedOperation, type SurfaceReference } from './reference.ts';

/** Address of the page of an export of a package. */
export type TypeUrl = (packageName: string, name: string) => string | undefined;

/** The method as it is declared, with links to its parts on this page and to its types. */
export function signatureHtml(
  { surface, document }: SurfaceReference,
  operation: DescribedOperation,
  typeUrl: TypeUrl,
): string {
  if (!surface.client) return '';
  const { arguments: list, result } = signatureOf(document, operation);
  const client = clientOf(surface);
  const html = (type: string): string =>
    linkedCode(type, { type: (name) => typeUrl(client.package, name), operation: () => '' });
  const parts = list.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${html(type)}`);
  const call = `${client.variable}.${operation.group}.${operation.name}`;
  return `<p class="signature"><code>${escapeHtml(call)}(${parts.join(', ')}): ${html(result)}</code></p>`;
}
