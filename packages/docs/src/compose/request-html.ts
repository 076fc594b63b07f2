import { escapeHtml } from '../fields/inline.ts';

/** Method and path of a request. The path breaks behind a slash only. */
export function requestHtml({ method, path }: { readonly method: string; readonly path: string }): string {
  const word = method === '' ? '' : `<span class="method method-${method.toLowerCase()}">${method}</span> `;
  return path === '' ? word : `${word}<code class="path">${pathHtml(path)}</code>`;
}

/** The address of an operation. Its base URL is less important than its path. */
export function addressHtml({ address, path }: { readonly address: string; readonly path: string }): string {
  return `<span class="base-url">${pathHtml(address.slice(0, -path.length))}</span><wbr>${pathHtml(path)}`;
}

/** A path that breaks after slashes only. A separate element keeps a part with a hyphen whole. */
export function pathHtml(path: string): string {
  return escapeHtml(path)
    .split(/(?<=[^/]\/)/)
    .map((part) => (part.includes('-') ? `<span class="whole">${part}</span>` : part))
    .join('<wbr>');
}
