// What checks responses against schemas; `@tradelane/<surface>/schemas` brings it along.
export { type ResponseSchema, schemaCheck } from './call/validate/schema-check.ts';
