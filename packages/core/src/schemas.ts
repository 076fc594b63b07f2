// The check of bodies against schemas. `@tradelane/<surface>/schemas` includes it.
import { type SchemaCheck, schemaCheck as checkOf } from './call/schema-check.ts';

export type { BodySchema, BodySchemas, SchemaCheck } from './call/schema-check.ts';

/**
 * Checks the bodies of a client against its schemas. Pass it as `schemas.check`.
 * @throws {ArgumentError} If `schemas` isn't a table of schemas.
 */
export const schemaCheck: SchemaCheck = checkOf;
