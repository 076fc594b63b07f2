import { checkObject } from '../errors/checks.ts';
import { malformedResponse } from '../errors/index.ts';
import type { Observer } from '../hooks/observer.ts';
import { isPromise } from '../platform/platform.ts';
import type { CallResponse, Call, ResponseCheck } from '../operation/call.ts';

/** One issue of a schema, in the format of zod 3 and 4. */
interface SchemaIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  /** zod 4, `invalid_union`: the issues of each branch. */
  readonly errors?: readonly (readonly SchemaIssue[])[] | undefined;
  /** zod 3, `invalid_union`: the issues of each branch. */
  readonly unionErrors?: readonly { readonly issues: readonly SchemaIssue[] }[] | undefined;
}

/**
 * Issues that are allowed because the API grows: unknown members, and unknown values of an enum or a discriminator
 * (E04, E05).
 */
const growth: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'unrecognized_keys',
  'invalid_value',
  'invalid_literal',
  'invalid_enum_value',
  'invalid_union_discriminator',
]);

/** Returns the issues that aren't growth. A union is valid if one branch has only growth. */
function seriousIssues(issues: readonly SchemaIssue[]): readonly SchemaIssue[] {
  return issues.filter((issue) => !isGrowth(issue));
}

function isGrowth(issue: SchemaIssue): boolean {
  if (issue.code !== 'invalid_union') return growth.has(issue.code ?? '');
  const branches = issue.errors ?? issue.unionErrors?.map((branch) => branch.issues) ?? [];
  // Without branches, the discriminator has an unknown value.
  return branches.length === 0 || branches.some((branch) => branch.every(isGrowth));
}

/** The method of a schema that validation needs. Schemas of zod have it. */
export interface ResponseSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown };
}

/** The check of bodies that a client makes with its schemas. Pass `schemaCheck`. */
export type SchemaCheck = (
  schemas: Readonly<Record<string, ResponseSchema>>,
  reporter?: never,
) => (call: never, response: never, value: unknown) => void;

/** Receives responses that don't match. `issues` are paths with reasons, never values. */
type Reporter = Pick<Observer, 'invalidResponse'>;

/**
 * Checks responses against schemas by operation ID. Unknown members and enum values always match (E04, E05). The caller
 * receives the data as it was sent, not the result of the schema (E06).
 * @param reporter Receives mismatches, and the call succeeds. Without it, a mismatch is an error.
 * @throws {ArgumentError} If `schemas` isn't a table of schemas.
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

/** Returns the mismatches of a value. A schema that throws or returns a promise counts as a mismatch. */
function misfitsOf(schema: ResponseSchema, value: unknown): readonly string[] {
  try {
    const result = schema.safeParse(value);
    if (!isPromise(result)) return result.success ? [] : describe(seriousIssues(issuesOf(result.error)));
    result.then(undefined, () => undefined); // Its result comes too late.
  } catch {
    // Its message may contain data.
  }
  return ['$: Schema validation threw an error.'];
}

function misfit(call: Call, response: CallResponse, issues: readonly string[], reporter: Reporter | undefined): void {
  if (reporter === undefined)
    throw malformedResponse(
      call,
      response,
      `its data doesn't match the schema: ${issues.join('; ')}`,
      'ERR_RESPONSE_SCHEMA',
    );
  const { id, method, path } = call.operation;
  const { callId, attempts, status, requestId } = response;
  reporter.invalidResponse?.({ operation: id, callId, method, path, attempt: attempts, status, requestId, issues });
}

function issuesOf(error: unknown): readonly SchemaIssue[] {
  const issues: unknown = typeof error === 'object' && error !== null && 'issues' in error ? error.issues : undefined;
  // Another schema library may have no issues in this format.
  return Array.isArray(issues)
    ? (issues as SchemaIssue[])
    : [{ message: 'The schema rejected the value without a reason.', path: [] }];
}

/** Maximum number of issues to report, because a fault of a list repeats in each row. */
const SHOWN = 5;

function describe(issues: readonly SchemaIssue[]): readonly string[] {
  const shown = issues.slice(0, SHOWN).map(({ path, message }) => `${jsonPath(path)}: ${message}`);
  return issues.length > SHOWN ? [...shown, `and ${issues.length - SHOWN} more`] : shown;
}

function jsonPath(path: readonly PropertyKey[] = []): string {
  return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')}`;
}
