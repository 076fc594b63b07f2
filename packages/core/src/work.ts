// Internal: leases and checks of stores, for work that survives restarts. It changes without notice. It isn't part of
// `runtime`, because bundlers would load it for every client.
export { checkStore } from './checkpoint/check-store.ts';
export { digestOf, selectionOf } from './checkpoint/digest.ts';
export { guardedStore, guardedWrite, isEntries } from './checkpoint/guarded-store.ts';
export { keyPart, KeptWork } from './checkpoint/kept-work.ts';
export { defaultLeaseInMs, Lease } from './checkpoint/lease.ts';
export { oneOf, readEntry, type Shape } from './checkpoint/shape.ts';
