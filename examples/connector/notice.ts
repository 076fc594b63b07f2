/** What a worker tells whoever started it. */
export type Notice =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reported'; readonly actionId: string | undefined; readonly outcome: string }
  | { readonly kind: 'dead letter'; readonly reason: string };
