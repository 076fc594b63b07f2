// Internal: leases, checks of stores and files, for work that survives restarts. It changes without notice. It isn't part of
// `runtime`, because bundlers would load it for every client.
export { checkStore } from './checkpoint/check-store.ts';
export { digestOf, selectionOf } from './checkpoint/digest.ts';
export { outboxEntry } from './checkpoint/event-stores.ts';
export { guardedStore, guardedWrite, isEntries } from './checkpoint/guarded-store.ts';
export { keyPart, KeptWork, nameIn } from './checkpoint/kept-work.ts';
export { defaultLeaseInMs, Lease } from './checkpoint/lease.ts';
export { entryIn, oneOf, readEntry, type Shape, unrecognized } from './checkpoint/shape.ts';
export { fileDigest } from './content/file-input.ts';
export { hasCutBody } from './content/multipart-stream.ts';
export { csvFile, isRows } from './files/csv-writer.ts';
export { jsonRowTexts } from './files/json-list-scanner.ts';
export { toFileInput } from './files/to-file-input.ts';
export { pathOf, sampleOf } from './call/sample.ts';
