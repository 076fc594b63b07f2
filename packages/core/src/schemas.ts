// The check of responses against schemas. `@tradelane/<surface>/schemas` includes it.
export { type ResponseSchema, schemaCheck } from './call/validate/schema-check.ts';
