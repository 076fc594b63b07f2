import { malformedResponse } from '../../base/errors/index.ts';
import type { Observer } from '../../base/log/observer.ts';
import type { CallResponse, Call } from '../call.ts';
import { seriousIssues, type SchemaIssue } from './issues.ts';
import type { ResponseCheck } from './response-check.ts';

/** What validation needs of a schema; zod's own fit, and so does anything with the same method. */
export interface ResponseSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown };
}

/** What becomes of a response that does not fit; `issues` are paths with reasons, never values. */
export type MisfitAction = (call: Call, response: CallResponse, issues: readonly string[]) => void;

/** @throws MalformedResponseError always */
export const refuseMisfit: MisfitAction = (call, response, issues) => {
  throw malformedResponse(call, response, `data that does not fit its schema: ${issues.join('; ')}`);
};

/** Reports the response, which goes on to its caller. */
export function reportMisfit(observer: Observer): MisfitAction {
  return ({ operation }, { callId, attempts, status, requestId }, issues) =>
    observer.invalidResponse?.({
      operation: operation.id,
      callId,
      method: operation.method,
      path: operation.path,
      attempt: attempts,
      status,
      requestId,
      issues,
    });
}

/**
 * Checks responses against a table of schemas by operation id. Off unless a client is given schemas, and it never minds unknown members or
 * unknown enum values (E04, E05). The data that the caller gets is what was sent, not what the schema made of it (E06).
 */
export function createSchemaCheck(
  schemas: Readonly<Record<string, ResponseSchema>>,
  onMisfit: MisfitAction,
): ResponseCheck {
  return (call, response, value) => {
    const { id } = call.operation;
    const result = Object.hasOwn(schemas, id) ? schemas[id]?.safeParse(value) : undefined;
    if (result === undefined || result.success) return;
    const issues = seriousIssues(issuesOf(result.error));
    if (issues.length > 0) onMisfit(call, response, describe(issues));
  };
}

function issuesOf(error: unknown): readonly SchemaIssue[] {
  const issues: unknown = typeof error === 'object' && error !== null && 'issues' in error ? error.issues : undefined;
  // The shape is zod's own; without it there is still something that did not fit.
  return Array.isArray(issues) ? (issues as SchemaIssue[]) : [{ message: 'it was refused', path: [] }];
}

/** The first few: one fault of a list repeats in each of its rows. */
const SHOWN = 5;

function describe(issues: readonly SchemaIssue[]): readonly string[] {
  const shown = issues.slice(0, SHOWN).map(({ path, message }) => `${jsonPath(path)}: ${message}`);
  return issues.length > SHOWN ? [...shown, `and ${issues.length - SHOWN} more`] : shown;
}

function jsonPath(path: readonly PropertyKey[]): string {
  return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')}`;
}
