import type { Schemas } from '../../../generated/hub.ts';
import { collection, type Collection, sortedTime, value } from '../../../store/index.ts';
import { files } from '../../../world/files.ts';
import type { World } from '../../../world/index.ts';

export type StoredDocument = Schemas['OrderDocument'] & {
  readonly return_id?: string;
  readonly channel_document_id?: string;
};

export const documents: Collection<StoredDocument> = collection(
  'documents',
  { order: (document) => document.order_id },
  {
    order: value((document) => document.order_id),
    type: value((document) => document.type),
    channel_type: value((document) => document.channel_type),
    updated_at: sortedTime((document) => document.updated_at),
  },
);

export interface DocumentWork {
  readonly type: 'attach';
  readonly document: Omit<StoredDocument, 'updated_at'>;
}

/** The document that the channel took belongs to the order from now on. */
export function applyDocumentWork(world: World, { document }: DocumentWork): void {
  world.store.put(documents, document.id, { ...document, updated_at: world.time });
}

/** The file of a document that the channel did not take goes away. */
export function undoDocumentWork(world: World, { document }: DocumentWork): void {
  world.store.delete(files, document.id);
}
