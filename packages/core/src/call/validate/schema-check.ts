import { malformedResponse } from '../../base/errors/index.ts';
import { seriousIssues, type SchemaIssue } from './issues.ts';
import type { ResponseCheck } from './response-check.ts';

/** What validation needs of a schema; zod's own fit, and so does anything with the same method. */
export interface ResponseSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown };
}

/**
 * Checks responses against a table of schemas by operation id. Off unless a client is given schemas, and it never fails on unknown members or
 * unknown enum values (E04, E05). The data that the caller gets is what was sent, not what the schema made of it (E06).
 */
export function createSchemaCheck(schemas: Readonly<Record<string, ResponseSchema>>): ResponseCheck {
  return (call, response, value) => {
    const { id } = call.operation;
    const result = Object.hasOwn(schemas, id) ? schemas[id]?.safeParse(value) : undefined;
    if (result === undefined || result.success) return;
    const issues = seriousIssues(issuesOf(result.error));
    if (issues.length > 0) throw malformedResponse(call, response, describe(issues));
  };
}

function issuesOf(error: unknown): readonly SchemaIssue[] {
  const issues: unknown = typeof error === 'object' && error !== null && 'issues' in error ? error.issues : undefined;
  // The shape is zod's own; without it there is still something that did not fit.
  return Array.isArray(issues) ? (issues as SchemaIssue[]) : [{ message: 'it was refused', path: [] }];
}

/** Paths and reasons, never values. */
function describe(issues: readonly SchemaIssue[]): string {
  const shown = issues.slice(0, 5).map((issue) => `${jsonPath(issue.path)}: ${issue.message}`);
  const more = issues.length > shown.length ? ` and ${issues.length - shown.length} more` : '';
  return `data that does not fit its schema: ${shown.join('; ')}${more}`;
}

function jsonPath(path: readonly PropertyKey[]): string {
  return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')}`;
}
