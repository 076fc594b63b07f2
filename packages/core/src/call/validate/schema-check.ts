import { checkObject } from '../../base/check-object.ts';
import { malformedResponse } from '../../base/errors/index.ts';
import type { Observer } from '../../base/log/observer.ts';
import { isPromise } from '../../base/is-promise.ts';
import type { CallResponse, Call } from '../call.ts';
import { seriousIssues, type SchemaIssue } from './issues.ts';
import type { ResponseCheck } from './response-check.ts';

/** What validation needs of a schema; zod's own fit, and so does anything with the same method. */
export interface ResponseSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown };
}

/** What hears of a response that does not fit; `issues` are paths with reasons, never values. */
type Reporter = Pick<Observer, 'invalidResponse'>;

/**
 * Checks responses against a table of schemas by operation id. Off unless a client is given schemas, and it never minds unknown members or
 * unknown enum values (E04, E05). The data that the caller gets is what was sent, not what the schema made of it (E06).
 * @param reporter is told of a response that does not fit, which goes on to its caller; where absent, such a response is an error
 * @throws ArgumentError where the schemas are none
 */
export function schemaCheck(schemas: Readonly<Record<string, ResponseSchema>>, reporter?: Reporter): ResponseCheck {
  checkObject(schemas, 'schemas');
  return (call, response, value) => {
    const { id } = call.operation;
    const schema = Object.hasOwn(schemas, id) ? schemas[id] : undefined;
    const issues = schema ? misfitsOf(schema, value) : [];
    if (issues.length > 0) misfit(call, response, issues, reporter);
  };
}

/** What a schema finds. One that fails itself, or responds later, is heard like any other: the response has come all the same. */
function misfitsOf(schema: ResponseSchema, value: unknown): readonly string[] {
  try {
    const result = schema.safeParse(value);
    if (!isPromise(result)) return result.success ? [] : describe(seriousIssues(issuesOf(result.error)));
    result.then(undefined, () => undefined); // nobody waits for it
  } catch {
    // what it throws may quote the data
  }
  return ['$: the schema failed'];
}

function misfit(call: Call, response: CallResponse, issues: readonly string[], reporter: Reporter | undefined): void {
  if (reporter === undefined)
    throw malformedResponse(call, response, `data that does not fit its schema: ${issues.join('; ')}`);
  const { id, method, path } = call.operation;
  const { callId, attempts, status, requestId } = response;
  reporter.invalidResponse?.({ operation: id, callId, method, path, attempt: attempts, status, requestId, issues });
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

function jsonPath(path: readonly PropertyKey[] = []): string {
  return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')}`;
}
