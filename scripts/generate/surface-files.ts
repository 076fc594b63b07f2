import type { Bundle } from '@tradelane/spec-model/bundle';
import { emitClient } from './client.ts';
import { emitFactory, hasFactory } from './factory.ts';
import type { Files } from './files.ts';
import { readOperations } from '@tradelane/spec-model/operation';
import { emitLite } from './lite.ts';
import { emitOperations } from './operations.ts';
import { emitSchemas } from './schemas.ts';
import { emitTypes } from './types.ts';

/** The generated files of a client package. */
export async function emitSurface({ surface, document }: Bundle): Promise<Files> {
  const operations = readOperations(document);
  const folder = `packages/${surface.name}/src/generated`;
  return new Map([
    [`${folder}/types.ts`, await emitTypes(document, operations)],
    [`${folder}/operations.ts`, emitOperations(surface, document, operations)],
    [`${folder}/client.ts`, emitClient(surface, document, operations)],
    [`${folder}/schemas.ts`, emitSchemas(document, operations)],
    ...(hasFactory(surface) ? [[`${folder}/factory.ts`, emitFactory(surface)] as const] : []),
    ...(surface.lite ? [[`${folder}/lite.ts`, emitLite(document, operations)] as const] : []),
  ]);
}
