import { counted, countedOf } from '@tradelane/core/runtime';

/** A difference between a response and the API description. It contains no value of the account. */
export interface Deviation {
  /**
   * The kind of difference:
   * - `status`: another status
   * - `no-response`: no response, or one that isn't valid HTTP
   * - `media-type`: another content type
   * - `body`: a body that isn't valid JSON
   * - `missing`: a required field isn't there
   * - `null`: a field is null, although the description doesn't allow it
   * - `type`: a value has another JSON type
   * - `format`: a text isn't a date, a UUID or a URL
   * - `unknown-field`: a field that the description lacks
   * - `unknown-value`: a value that isn't in the list of documented values
   * - `limit`: another rate limit
   * - `page-size`: a page has another maximum size
   */
  readonly kind:
    | 'status'
    | 'no-response'
    | 'media-type'
    | 'body'
    | 'missing'
    | 'null'
    | 'type'
    | 'format'
    | 'unknown-field'
    | 'unknown-value'
    | 'limit'
    | 'page-size';
  /** Place in the body, such as `$.data[].status`. Keys of maps are `*`, and unknown names are `…`. Undefined if it isn't in the body. */
  readonly at?: string;
  /** The promise of the description. */
  readonly expected?: string;
  /** The part of the response that differs: a type, a status or a limit. */
  readonly received?: string;
  /** Whether all values at this place differ, or only some. */
  readonly in?: 'all' | 'some';
}

/** The result of one read. */
export interface ReadCheck {
  /** ID of the operation. */
  readonly operation: string;
  /**
   * Why it wasn't called:
   * - `no-value`: no earlier response contained a value for a required parameter
   * - `limit`: the rate limit is in use
   * - `not-chosen`: `operations` doesn't contain it
   *
   * Undefined if it was called.
   */
  readonly skipped?: 'no-value' | 'limit' | 'not-chosen';
  /** Parameters without a value. */
  readonly without?: readonly string[];
  /** HTTP status. */
  readonly status?: number;
  /**
   * Why the response shows nothing about the description:
   * - `not-allowed`: the credentials don't allow the call (401, 403)
   * - `not-found`: the server refused the arguments (400, 404). They come from other responses, and may not fit
   */
  readonly inconclusive?: 'not-allowed' | 'not-found';
  /** Time from the request to the headers of the response, in milliseconds. */
  readonly latencyInMs?: number;
  /** Whether lists of the body have entries. An empty response shows little. */
  readonly isEmpty?: boolean;
  /** Documented fields that no entry had. */
  readonly unseen?: readonly string[];
  /** Differences from the description. */
  readonly deviations?: readonly Deviation[];
}

/** The result of a deep check, to save as JSON and to attach to an issue. It contains no value of the account. */
export interface DeepCheck {
  /** Version of this format. */
  readonly version: 1;
  /** Name of the surface. */
  readonly surface: string;
  /** Every read of the surface, in the order of the description. */
  readonly reads: readonly ReadCheck[];
}

/** Returns one line for each deviation, after a line that counts the reads. */
export function deepCheckLines({ reads }: DeepCheck): readonly string[] {
  const called = reads.filter(({ skipped }) => skipped === undefined);
  const deviations = called.flatMap(({ operation, deviations: own = [] }) =>
    own.map((one) => `! ${operation}: ${deviationLine(one)}`),
  );
  const skipped = reads
    .filter((read) => read.skipped !== undefined)
    .map(({ operation, skipped: why, without = [] }) => `? ${operation}: not called, ${reason(why, without)}`);
  const refused = called
    .filter(({ inconclusive }) => inconclusive !== undefined)
    .map(({ operation, status, inconclusive }) => `? ${operation}: ${status}, ${refusal[inconclusive ?? 'not-found']}`);
  const head = `${countedOf(called.length, reads.length, 'read')} called, ${counted(deviations.length, 'deviation')}`;
  return [`${deviations.length === 0 ? '✔' : '!'} reads: ${head}`, ...deviations, ...refused, ...skipped];
}

const refusal = {
  'not-allowed': "the credentials don't allow it",
  'not-found': 'no value of the other responses fits',
} as const;

function reason(skipped: ReadCheck['skipped'], without: readonly string[]): string {
  if (skipped === 'no-value') return `no response contains a value for ${without.join(', ')}`;
  return skipped === 'limit' ? 'its rate limit is in use' : '`operations` does not contain it';
}

/** Returns a deviation as text. */
export function deviationLine({ kind, at, expected, received, in: share }: Deviation): string {
  const parts = [
    kind,
    at === undefined ? '' : ` at ${at}`,
    expected === undefined ? '' : `, expected ${expected}`,
    received === undefined ? '' : `, received ${received}`,
    share === 'some' ? ', in some entries' : '',
  ];
  return parts.join('');
}
