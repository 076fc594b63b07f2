/** Other runtimes than Node keep no copy of what a stream sends, and do not take a body that was cut short for a whole one. */
export function isNode(): boolean {
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  return navigator?.userAgent?.startsWith('Node.js/') ?? false;
}
