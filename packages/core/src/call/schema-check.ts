import { checkObject } from '../errors/checks.ts';
import { malformedResponse } from '../errors/index.ts';
import type { Observer } from '../hooks/observer.ts';
import { isPromise } from '../platform/platform.ts';
import type { BodyCheck, Call, CallInput, CallResponse } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { pathOf, sampleOf } from './sample.ts';
import { itemsAt, refuseBody, warnOnce, withItems } from './arguments.ts';

/** One issue of a schema, in the format of zod 3 and 4. */
interface SchemaIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  /** `invalid_type`: the expected type. */
  readonly expected?: string | undefined;
  /** zod 4, `invalid_union`: the issues of each branch. */
  readonly errors?: readonly (readonly SchemaIssue[])[] | undefined;
  /** zod 3, `invalid_union`: the issues of each branch. */
  readonly unionErrors?: readonly { readonly issues: readonly SchemaIssue[] }[] | undefined;
}

/** Issues that are allowed because the API grows: unknown values of an enum or a discriminator (E05). */
const newValues = ['invalid_value', 'invalid_literal', 'invalid_enum_value', 'invalid_union_discriminator'] as const;
const newMembers = 'unrecognized_keys';

type Allowed = ReadonlySet<string | undefined>;
const inRequests: Allowed = /* @__PURE__ */ new Set(newValues);
/** Responses may also have unknown members (E04). Limits and formats apply to requests only. */
const inResponses: Allowed = /* @__PURE__ */ new Set([
  ...newValues,
  newMembers,
  'too_big',
  'too_small',
  'invalid_format',
  'invalid_string',
]);

/** Returns the issues that aren't allowed. A union is valid if one branch has only allowed ones. */
function seriousIssues(issues: readonly SchemaIssue[], allowed: Allowed): readonly SchemaIssue[] {
  return issues.filter((issue) => {
    if (issue.code !== 'invalid_union') return !allowed.has(issue.code);
    // Without branches, the discriminator has an unknown value.
    const branches = branchesOf(issue);
    return branches.length > 0 && branches.every((branch) => seriousIssues(branch, allowed).length > 0);
  });
}

function branchesOf({ errors, unionErrors }: SchemaIssue): readonly (readonly SchemaIssue[])[] {
  return errors ?? unionErrors?.map(({ issues }) => issues) ?? [];
}

/** The method of a schema that validation needs. Schemas of zod have it. */
export interface BodySchema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown };
}

/** The schemas of a client. */
export interface BodySchemas {
  /** Schemas for the bodies of requests, by operation ID. Default: no check. */
  readonly requests?: Readonly<Record<string, BodySchema>> | undefined;
  /** Schemas for the bodies of successful responses, by operation ID. Schemas of zod work. */
  readonly responses: Readonly<Record<string, BodySchema>>;
}

/** The check of bodies that a client makes with its schemas. Pass `schemaCheck`. */
export type SchemaCheck = (
  schemas: BodySchemas,
  reporter?: never,
) => {
  readonly request: (call: never) => void;
  readonly response: (call: never, response: never, value: unknown) => void;
};

/** Receives responses that don't match. `issues` are paths with reasons, never values. */
type Reporter = Pick<Observer, 'invalidResponse'>;

/**
 * Checks bodies against schemas by operation ID. In responses, unknown members and enum values always match (E04, E05).
 * In requests, unknown enum values match. The caller receives the data as it was sent, not the result of the schema
 * (E06).
 * @param reporter Receives mismatches of responses, and the call succeeds. Without it, a mismatch is an error. An unknown
 * field of a request is then an error too, and otherwise a warning.
 * @throws {ArgumentError} If `responses` isn't a table of schemas.
 */
export function schemaCheck({ requests = {}, responses }: BodySchemas, reporter?: Reporter): BodyCheck {
  checkObject(responses, 'schemas');
  return {
    request({ operation, input }) {
      const schema = schemaOf(requests, operation.id);
      if (!schema || input.body === undefined) return;
      for (const { body, start } of requestsOf(operation, input)) {
        let issues = issuesOf(schema, body, inRequests);
        // A value with `toJSON` is sent as its text.
        if (issues.length > 0 && operation.body === 'json') issues = issuesOf(schema, writtenAndRead(body), inRequests);
        for (const issue of issues)
          if (!isListOfBatch(operation, issue) && !isTextOfForm(operation, issue, body))
            refuse(operation, { ...issue, path: numbered(issue.path, start) }, reporter);
      }
    },
    response(call, response, value) {
      const schema = schemaOf(responses, call.operation.id);
      if (!schema) return;
      const sample = sampleOf(value);
      const sampled = sample === value ? [] : issuesOf(schema, sample, inResponses);
      const found = sampled.map((issue) => ({ ...issue, path: pathOf(issue.path, value) }));
      const issues = describe(found.length > 0 ? found : issuesOf(schema, value, inResponses));
      if (issues.length > 0) misfit(call, response, issues, reporter);
    },
  };
}

function schemaOf(schemas: BodySchemas['responses'], id: string): BodySchema | undefined {
  return Object.hasOwn(schemas, id) ? schemas[id] : undefined;
}

/** Returns the mismatches of a value. A schema that throws or returns a promise counts as a mismatch. */
function issuesOf(schema: BodySchema, value: unknown, allowed: Allowed): readonly SchemaIssue[] {
  try {
    const result = schema.safeParse(value);
    if (!isPromise(result)) return result.success ? [] : seriousIssues(listedIssues(result.error), allowed);
    result.then(undefined, () => undefined); // Its result comes too late.
  } catch {
    // Its message may contain data.
  }
  return [{ message: 'Schema validation threw an error.', path: [] }];
}

/** Whether a field of a form has a number or a truth value as text, which is how a form sends it. */
function isTextOfForm({ body: kind }: OperationDescriptor, { expected, path }: SchemaIssue, body: unknown): boolean {
  const [field, ...deeper] = path;
  return (
    kind !== 'json' &&
    deeper.length === 0 &&
    (expected === 'number' || expected === 'int' || expected === 'boolean') &&
    typeof (body as Readonly<Record<PropertyKey, unknown>>)[field as PropertyKey] === 'string'
  );
}

/** Returns a body as the server reads it, or as it is if JSON can't write it. The call then rejects it. */
function writtenAndRead(body: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(body));
  } catch {
    return body;
  }
}

/** Returns the bodies of a batch, with the position of their first item. A schema checks no entry of too long a list. */
function* requestsOf({ batch }: OperationDescriptor, input: CallInput): Iterable<{ body: unknown; start: number }> {
  const items = batch?.split === true && batch.files === undefined ? itemsAt(input, batch.items) : undefined;
  if (!batch || !items || items.length <= batch.maximum) return yield { body: input.body, start: 0 };
  for (let start = 0; start < items.length; start += batch.maximum)
    yield { body: withItems(input, batch.items, items.slice(start, start + batch.maximum)).body, start };
}

/** The path of an issue with the position in the caller's list. */
function numbered(path: readonly PropertyKey[], start: number): readonly PropertyKey[] {
  const at = path.findIndex((step) => typeof step === 'number');
  return start === 0 ? path : path.map((step, index) => (index === at ? Number(step) + start : step));
}

/** Whether an issue is the length of a list that the client splits into several requests. */
function isListOfBatch({ batch }: OperationDescriptor, { code, path }: SchemaIssue): boolean {
  const list = ['body', ...path].join('.');
  return batch?.split === true && code?.startsWith('too_') === true && (list === batch.items || list === batch.files);
}

function refuse(operation: OperationDescriptor, issue: SchemaIssue, reporter: Reporter | undefined): void {
  const { code, path, message } = innermost(issue);
  const at = jsonPath(path);
  const fault = `The body doesn't match its schema at ${at}: ${message}`;
  if (code !== newMembers) throw refuseBody(operation, at, `${fault}.`);
  if (!reporter) throw refuseBody(operation, at, `${fault}.`, 'ERR_ARGUMENT_UNKNOWN');
  warnOnce(`${operation.id}: ${fault}.`);
}

/** Returns the issue of the branch of a union that fits best. */
function innermost(issue: SchemaIssue): SchemaIssue {
  const [branch] = branchesOf(issue)
    .map((issues) => seriousIssues(issues, inRequests))
    .toSorted((left, right) => left.length - right.length);
  const first = branch?.[0];
  return first ? innermost({ ...first, path: [...issue.path, ...first.path] }) : issue;
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
  reporter.invalidResponse?.({
    operation: id,
    callId,
    method,
    path,
    attempt: attempts,
    status,
    requestId,
    issues: issues.map((issue) => response.hide(issue)),
  });
}

function listedIssues(error: unknown): readonly SchemaIssue[] {
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
