import { collection, type Collection } from '../store/index.ts';

/** Contents of uploaded files by the ID of their owner. `/__sandbox/files/{id}` serves them. */
export const files: Collection<Uint8Array> = collection('files');
