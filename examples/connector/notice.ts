/** Notices that a worker sends to its parent process. */
export type Notice =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reported'; readonly actionId: string | undefined; readonly outcome: string }
  | { readonly kind: 'dead letter'; readonly reason: string };
