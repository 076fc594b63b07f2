import { notFound, refuse } from '../../../machinery/errors/index.ts';
import { zip } from '../../../machinery/files/zip.ts';
import { type HandlerResponse, file } from '../../../machinery/http/responses.ts';
import type { Context } from '../../../machinery/http/context.ts';
import { documentKey, type IssuedDocument, issuedDocumentFiles, issuedDocuments } from './model/index.ts';
import type { World } from '../../../machinery/world/index.ts';
import { shopOf } from '../common/access.ts';
import { passesList, requireEntityType } from './filters.ts';

const octets = 'application/octet-stream';

function requireFilter({ query }: Context): void {
  if (query.has('document_id') || query.has('entity_id')) return;
  refuse(400, 'INVALID_INPUT', 'At least one of document_id and entity_id is required.', {
    fields: [{ field: 'document_id', message: 'is required where entity_id is absent' }],
  });
}

const isAskedFor = ({ query }: Context, document: IssuedDocument): boolean =>
  passesList(query, 'document_id', document.id) &&
  passesList(query, 'entity_type', document.entityType) &&
  passesList(query, 'entity_id', document.entityId) &&
  passesList(query, 'document_request_id', document.requestId) &&
  passesList(query, 'document_format', document.format);

const bytesOf = (world: World, document: IssuedDocument): Uint8Array =>
  world.store.get(issuedDocumentFiles, documentKey(document)) ?? new Uint8Array(0);

/** DR73, S07: one document is the file itself; several are a ZIP in folders by entity type and entity. */
export function downloadIssued(context: Context): HandlerResponse {
  requireFilter(context);
  requireEntityType(context);
  const { world } = context;
  const shop = shopOf(context);
  const found = [...world.store.scan(issuedDocuments)]
    .map(({ value }) => value)
    .filter((document) => document.shopId === shop && isAskedFor(context, document));
  const [only, ...others] = found;
  if (only === undefined) notFound('A document that was asked for');
  if (others.length === 0) return file(bytesOf(world, only), octets, only.fileName);
  const entries = found.map((document) => ({
    folders: [document.entityType, document.entityId],
    name: document.fileName,
    bytes: bytesOf(world, document),
    modifiedAt: world.time,
  }));
  return file(zip(entries), octets, `documents-${world.time.replaceAll(/[-:T]|\..*/g, '')}.zip`);
}
