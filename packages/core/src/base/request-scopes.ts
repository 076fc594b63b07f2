/**
 * Whether the runtime binds timers to the request that started them (workerd). It removes them when that request ends,
 * so another request can't rely on them.
 */
export function hasRequestScopes(): boolean {
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  return navigator?.userAgent === 'Cloudflare-Workers';
}

/**
 * Keeps the current request alive while it waits for another one. Without a separate timer, the runtime cancels a
 * request as hung.
 * @returns A function that ends it, or undefined if the runtime needs no timer.
 */
export function keepAlive(): (() => void) | undefined {
  if (!hasRequestScopes()) return undefined;
  const timer = setInterval(() => undefined, 1_000);
  return () => clearInterval(timer);
}
