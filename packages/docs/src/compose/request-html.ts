import { escapeHtml } from '../fields/inline.ts';

/** Method and path of a request. The path breaks behind a slash only. */
export function requestHtml({ method, path }: { readonly method: string; readonly path: string }): string {
  const word = method === '' ? '' : `<span class="method method-${method.toLowerCase()}">${method}</span> `;
  return path === '' ? word : `${word}<code class="path">${pathHtml(path)}</code>`;
}

/** A path that breaks behind a slash only. */
export function pathHtml(path: string): string {
  return escapeHtml(path).replaceAll(/(?<=[^/])\//g, '/<wbr>');
}
