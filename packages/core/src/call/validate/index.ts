export type { AnswerCheck, AnswerChecks } from './answer-check.ts';
export type { SchemaIssue } from './issues.ts';
export type { AnswerSchema } from './schema-check.ts';
