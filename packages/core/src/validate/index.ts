export type { AnswerCheck } from './answer-check.ts';
export type { SchemaIssue } from './issues.ts';
export { createSchemaCheck, type AnswerSchema } from './schema-check.ts';
