import { notFound, refuse } from '../../../errors/index.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { among } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { ownOf } from '../common/access.ts';
import { documentArchive, documentFile } from '../common/archive.ts';
import { requireEntityType } from './entity-type.ts';
import { documentKey, type IssuedDocument, issuedDocumentFiles, issuedDocuments } from './model/index.ts';

function requireFilter({ query }: Context<'DR73'>): void {
  if (query.document_id !== undefined || query.entity_id !== undefined) return;
  refuse('S07', 400, 'INVALID_INPUT', 'At least one of document_id and entity_id is required.', {
    fields: [{ field: 'document_id', message: 'is required if entity_id is missing' }],
  });
}

/** The documents that were asked for, by id. */
function issuedOf(context: Context<'DR73'>): readonly IssuedDocument[] {
  const { query, world } = context;
  const where = [
    ownOf(context),
    among('document_id', query.document_id),
    among('entity_type', query.entity_type),
    among('entity_id', query.entity_id),
    among('document_request_id', query.document_request_id),
    among('document_format', query.document_format),
  ];
  return Array.from(world.store.find(issuedDocuments, { by: 'key', where }), ({ value }) => value);
}

const bytesOf = (world: World, document: IssuedDocument): Uint8Array =>
  world.store.get(issuedDocumentFiles, documentKey(document)) ?? new Uint8Array(0);

/** DR73, S07: returns a single document as a file, and several as a ZIP with folders by entity type and entity. */
export const downloadIssued: Handler<'DR73'> = (context) => {
  requireFilter(context);
  requireEntityType(context);
  const { world } = context;
  const found = issuedOf(context);
  const [only, ...others] = found;
  if (only === undefined) notFound('At least one of the documents', 'AS28');
  if (others.length === 0) return documentFile(only.fileName, bytesOf(world, only));
  const shown = found.map((document) => ({
    folders: [document.entityType, document.entityId],
    name: document.fileName,
    bytes: bytesOf(world, document),
  }));
  return documentArchive(world, shown);
};
