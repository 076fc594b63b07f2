export type { ResponseCheck } from './response-check.ts';
export type { SchemaIssue } from './issues.ts';
export type { ResponseSchema } from './schema-check.ts';
