import { ArgumentError, TradelaneError } from '@tradelane/core';
import { excessOf, isPathValue } from '@tradelane/core/runtime';
import { pathOf, sampleOf } from '@tradelane/core/work';
import { messages } from '../generated/schemas.ts';
import { identifierRule, isIdentifier, actionId } from './order-key.ts';
import { wrappingOf } from './unwrap.ts';
import {
  type CommandType,
  type NotificationType,
  type OtherEvent,
  type ParsedEvent,
  schemaNames,
} from './hub-events.ts';

import type * as z from 'zod';

/** Fields of every message. */
interface Envelope {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const schemas: ReadonlyMap<string, readonly [CommandType | NotificationType, z.ZodType]> = new Map(
  (Object.entries(schemaNames) as [CommandType | NotificationType, string][]).map(([kind, name]) => [
    kind,
    [kind, messages[name] as z.ZodType],
  ]),
);
const storeFeature = schemas.get('STORE_MANAGEMENT_FEATURE');

/**
 * Parses a message. Unknown types, fields and values are kept as sent. Required fields of known types are checked,
 * and integers beyond 2^53 are rejected. An unknown type with an `action_id` is a command.
 * @param options With `unwrap`, a message in an envelope of a relay, such as SNS or CloudEvents, or in a JSON string, is
 * taken out first. Default: false.
 * @throws {EventFormatError} If something is missing or has the wrong type.
 * @throws {ArgumentError} If `body` is neither text nor bytes.
 * @example
 * ```ts
 * import { parseEvent } from '@tradelane/events';
 *
 * const { kind, event } = parseEvent(body);
 * if (kind === 'ACCEPT') console.log(event.data.order_lines);
 * ```
 */
export function parseEvent(
  body: string | Uint8Array,
  options: { readonly unwrap?: boolean | undefined } = {},
): ParsedEvent {
  if (typeof body !== 'string' && !ArrayBuffer.isView(body))
    throw new ArgumentError('Pass the body of a message as a string or its bytes.', { argument: 'body' });
  let text = readText(body);
  let value = readJson(text);
  for (let layer = 0; options.unwrap === true && layer < mostLayers; layer += 1) {
    const wrapping = wrappingOf(value);
    if (wrapping === undefined) break;
    const { content } = wrapping;
    if (typeof content === 'string') text = content;
    value = typeof content === 'string' ? readJson(content) : content;
  }
  const envelope = readEnvelope(value);
  const rounded = findUnsafeNumber(text, value);
  if (rounded !== undefined)
    throw new EventFormatError(envelope, [{ field: rounded, message: "is a number that JavaScript can't hold" }]);
  const action = actionId({ event: envelope });
  if (action !== undefined && !isIdentifier(action))
    throw new EventFormatError(envelope, [{ field: 'data.action_id', message: identifierRule }]);
  // Its report would be refused before it is sent, again and again.
  if (action !== undefined && !isPathValue(action))
    throw new EventFormatError(envelope, [{ field: 'data.action_id', message: "can't be a part of a path" }]);
  const known = schemas.get(envelope.type) ?? (looksLikeStoreFeature(envelope) ? storeFeature : undefined);
  if (known === undefined) return { kind: 'other', event: value as OtherEvent };
  // A command without an ID can't be reported.
  if (envelope.data['action_id'] === '')
    throw new EventFormatError(envelope, [{ field: 'data.action_id', message: identifierRule }]);
  const [kind, schema] = known;
  for (const one of new Set([sampleOf(value), value])) {
    const result = schema.safeParse(one);
    if (!result.success)
      throw new EventFormatError(envelope, issuesOf(result.error, one === value ? undefined : value));
  }
  // The schema of this kind was just checked.
  return { kind, event: value } as ParsedEvent;
}

/** More issues than these repeat the first ones, because a fault of a list repeats in each entry. */
const mostIssues = 20;

/** Relays may follow each other, such as EventBridge and SNS. */
const mostLayers = 4;

function readJson(text: string): unknown {
  const excess = excessOf(text);
  if (excess !== undefined) throw new EventFormatError({}, [{ field: '', message: excess }]);
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown;
  } catch (cause) {
    throw new EventFormatError({}, [{ field: '', message: "isn't JSON" }], cause);
  }
}

function readEnvelope(value: unknown): Envelope {
  const wrapping = wrappingOf(value);
  if (wrapping !== undefined)
    throw new EventFormatError({}, [{ field: '', message: `is in ${wrapping.name}. Set \`unwrap: true\`` }]);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new EventFormatError({}, [{ field: '', message: "isn't an object" }]);
  const { id, type, data } = value as Partial<Record<keyof Envelope, unknown>>;
  const issues: FormatIssue[] = [];
  if (typeof id !== 'string' || !isIdentifier(id)) issues.push({ field: 'id', message: identifierRule });
  if (typeof type !== 'string' || type === '') issues.push({ field: 'type', message: 'must be a string' });
  if (typeof data !== 'object' || data === null) issues.push({ field: 'data', message: 'must be an object' });
  if (issues.length > 0) throw new EventFormatError(value, issues);
  return value as Envelope;
}

/** The documents leave the `type` of such a message open. Only it has a feature with a configuration. */
function looksLikeStoreFeature({ data }: Envelope): boolean {
  return typeof data['feature'] === 'string' && typeof data['configuration'] === 'object';
}

/** @param whole The message, if the error is of its sample. */
function issuesOf({ issues }: z.ZodError, whole: unknown): readonly FormatIssue[] {
  return issues.slice(0, mostIssues).map(({ path, message }) => ({
    field: (whole === undefined ? path : pathOf(path, whole)).join('.'),
    message,
  }));
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a body.
 * @throws {EventFormatError} If its bytes aren't UTF-8: two IDs could become one.
 */
export function readText(body: string | Uint8Array): string {
  if (typeof body === 'string') return body;
  try {
    return decoder.decode(body);
  } catch (cause) {
    throw new EventFormatError({}, [{ field: '', message: "isn't UTF-8" }], cause);
  }
}

/** One problem of a message. */
export interface FormatIssue {
  /** The path of the field, such as `data.action_id`. Empty if the whole message is concerned. */
  readonly field: string;
  /** The problem, worded to follow the name of the field. */
  readonly message: string;
}

/**
 * Thrown for a message that can't be read: invalid JSON, no `id`, or a required field of its type is missing. A
 * redelivery doesn't help.
 */
export class EventFormatError extends TradelaneError {
  static override readonly brand: string = 'EventFormatError';
  static override readonly defaultCode: string = 'ERR_EVENT_FORMAT';
  override readonly name: string = 'EventFormatError';
  /** ID of the message, if it has one. */
  readonly eventId: string | undefined;
  /** The problems that were found, 20 at most. */
  readonly issues: readonly FormatIssue[];

  constructor(message: object, issues: readonly FormatIssue[], cause?: unknown) {
    const { id, type } = message as { readonly id?: unknown; readonly type?: unknown };
    const which = typeof type === 'string' ? `${type.slice(0, 100)} message` : 'message';
    const what = issues
      .map((issue) => `${issue.field === '' ? 'it' : `\`${issue.field}\``} ${issue.message}`)
      .join('; ');
    super(`The ${which} is invalid: ${what}.`, { cause, outcome: 'refused' });
    this.eventId = typeof id === 'string' ? id : undefined;
    this.issues = issues;
  }
}

/** The path of a number that JSON parsing changes: an integer beyond 2^53, or `Infinity`. Undefined if there is none. */
export function findUnsafeNumber(json: string, value: unknown): string | undefined {
  // Skips the search if no number has this many digits, or such an exponent.
  if (!/\d{16}|\de\+?\d{3}/i.test(json)) return undefined;
  const open: (readonly [path: string, value: unknown])[] = [['', value]];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const [path, inner] = one;
    if (inner === Infinity || inner === -Infinity || (Number.isInteger(inner) && !Number.isSafeInteger(inner)))
      return path;
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [name, field] of Object.entries(inner)) open.push([path === '' ? name : `${path}.${name}`, field]);
  }
  return undefined;
}
