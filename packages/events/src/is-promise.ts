/** Whether a value comes later. Asked of what it does: query builders have promises of their own make, and some programs replace the global `Promise`. */
export const isPromise = <Value>(value: unknown): value is PromiseLike<Value> =>
  typeof value === 'object' && value !== null && typeof (value as { readonly then?: unknown }).then === 'function';
