import { malformedResponse } from '../errors/index.ts';
import type { PartialSuccess } from '../operation/descriptor.ts';
import type { Call, CallResponse } from '../operation/call.ts';

type Body = Readonly<Record<string, unknown>>;

/** A body with the lists under their documented names. */
export interface DocumentedBody {
  readonly body: unknown;
  /** The lists in it. Undefined if the operation has no partial success. */
  readonly partial?: PartialSuccess | undefined;
  /** The unreadable part. */
  readonly warning?: string;
}

/**
 * Finds the lists that the operation documents. The body of a 2xx of a write never causes an error. A single list under another
 * name is read, and `errors_count: 0` means that no item was refused. If nothing can be read, the status
 * decides, and a warning reports it.
 * @throws {MalformedResponseError} If the list of a read is missing, because no data isn't the same as no items.
 */
export function documentedBody(call: Call, response: CallResponse, body: unknown): DocumentedBody {
  const { batch, partial, method } = call.operation;
  const names = [batch?.response, partial?.succeeded, partial?.failed].filter((name) => name !== undefined);
  const found = Object(body) as Body;
  const [name] = names;
  if (name === undefined) return { body, partial, ...undocumented(response) };
  if (names.some((one) => Array.isArray(found[one]))) return { body, partial };
  if (method === 'GET') throw malformedResponse(call, response, `no list \`${name}\``);
  return partial === undefined ? { body, warning: unreadable(response, name) } : refusalsIn(response, partial, body);
}

function refusalsIn(response: CallResponse, partial: PartialSuccess, body: unknown): DocumentedBody {
  const { succeeded, ...refusals } = partial;
  const { failed } = refusals;
  const lists: unknown[] = Array.isArray(body) ? [body] : Object.values(Object(body) as Body).filter(Array.isArray);
  if (succeeded === undefined && lists.length === 1) return { body: { [failed]: lists[0] }, partial };
  const { errors_count: count } = Object(body) as Body;
  if (count === 0) return { body: { [failed]: [] }, partial: refusals };
  const warning = unreadable(response, succeeded ?? failed);
  // The server reports the number of refusals, but not their items.
  if (typeof count === 'number') return { body, partial: { ...partial, succeeded: succeeded ?? '' }, warning };
  return { body: { [failed]: [] }, partial: refusals, warning };
}

function unreadable({ status }: CallResponse, name: string): string {
  return `The response (${status}) has no list \`${name}\`, so it doesn't contain results of single items.`;
}

function undocumented({ status, json }: CallResponse): Pick<DocumentedBody, 'warning'> {
  const hasBody = json?.ok === true && json.issue !== undefined;
  return hasBody ? { warning: `The response (${status}) has an unexpected body. Its status counts.` } : {};
}
