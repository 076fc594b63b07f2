/**
 * Whether the runtime is Node. Only Node keeps a copy of streams that it sends, and accepts truncated compressed
 * bodies.
 */
export function isNode(): boolean {
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  return navigator?.userAgent?.startsWith('Node.js/') ?? false;
}
