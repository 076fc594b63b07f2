import { isDeepStrictEqual } from 'node:util';
import type { Document, OperationObject, Rate } from '@tradelane/spec-model/document';
import { readOperations } from '@tradelane/spec-model/operation';

/** The effect of a change on callers. */
export type Level = 'major' | 'minor' | 'patch';

/** Levels, the largest first. */
export const levels: readonly Level[] = ['major', 'minor', 'patch'];

export interface SpecChange {
  readonly level: Level;
  /** `GET /v2/orders`, or the name of a part that isn't an operation. */
  readonly place: string;
  readonly text: string;
}

/** The change of one fact that the extensions state. Undefined if it is the same. */
type Comparison = (was: OperationObject, is: OperationObject, surface: string) => Omit<SpecChange, 'place'> | undefined;

function fact<T>(
  name: string,
  of: (operation: OperationObject, surface: string) => T,
  level: (was: T, is: T) => Level,
  shown: (value: T) => string = shownValue,
): Comparison {
  return (former, operation, surface) => {
    const [was, is] = [of(former, surface), of(operation, surface)];
    if (isDeepStrictEqual(was, is)) return undefined;
    const verb = was === undefined ? 'was added' : is === undefined ? 'was removed' : 'was changed';
    const isLong = [was, is].some((value) => typeof value === 'object' && !Array.isArray(value));
    const change = isLong ? verb : `went from ${shown(was)} to ${shown(is)}`;
    return { level: level(was, is), text: `${name} ${change}` };
  };
}

const always = (level: Level) => (): Level => level;
const ifLess = (was: number, is: number): Level => (is < was ? 'major' : 'minor');
const ifTighter = (was: Rate, is: Rate): Level => (isTighter(was, is) ? 'major' : 'patch');
/** A new fact may be used. A removed or different fact breaks its users. */
const ifGained = (was: unknown): Level => (was === undefined ? 'minor' : 'major');
/** One entry of a list suffices. A removed entry may have been in use, and a list that is new adds a requirement. */
const ifFewer = (was: readonly string[] | undefined, is: readonly string[] | undefined): Level =>
  is !== undefined && (was === undefined || was.some((one) => !is.includes(one))) ? 'major' : 'minor';

const rates = (
  { 'x-rate-limit': limit }: OperationObject,
  surface: string,
): { readonly recommended: Rate; readonly maximum: Rate } => limit.surfaces?.[surface] ?? limit;

/** The cost of each page after the first, from free to the highest. */
const pageCosts = ['free', 'separate', 'a request'];

const facts: readonly Comparison[] = [
  fact('the maximum rate', (one, surface) => rates(one, surface).maximum, ifTighter, shownRate),
  fact('the recommended rate', (one, surface) => rates(one, surface).recommended, always('patch'), shownRate),
  fact(
    'the maximum rate without the parameter that the limit names',
    (one) => one['x-rate-limit'].whenAbsent?.maximum,
    (was, is) => (is === undefined ? 'patch' : was === undefined ? 'major' : ifTighter(was, is)),
    shownRate,
  ),
  fact(
    'what a page after the first costs',
    (one) => one['x-rate-limit'].followUpPages ?? 'a request',
    (was, is) => (pageCosts.indexOf(is) > pageCosts.indexOf(was) ? 'major' : 'patch'),
  ),
  fact(
    'what the limit counts by',
    (one) => one['x-rate-limit'].key ?? [],
    (was, is) => (was.some((part) => !is.includes(part)) ? 'major' : 'patch'),
  ),
  fact(
    'repeating it',
    (one) => one['x-retry'],
    (_, is) => (is === 'unsafe' ? 'major' : 'minor'),
  ),
  fact('how a lost write is read back', (one) => one['x-read-back'], ifGained),
  fact('its method', (one) => `\`${one['x-method']}\``, always('major')),
  fact('entries per request', (one) => one['x-batch-limit']?.maximum ?? Infinity, ifLess),
  fact(
    'sending a longer list in several requests',
    (one) => one['x-batch-limit']?.split,
    (was) => (was === true ? 'major' : 'minor'),
  ),
  fact(
    'the place of the entries in a request',
    ({ 'x-batch-limit': batch }) => batch && [batch.items, batch.files ?? 'no files'],
    ifGained,
  ),
  fact('the field of an entry that names its files', (one) => one['x-batch-limit']?.fileName, always('major')),
  fact('what entries differ in', (one) => one['x-batch-limit']?.distinct, always('major')),
  fact('types of files', (one) => one['x-batch-limit']?.fileTypes, ifFewer),
  fact('entries per page', (one) => one['x-pagination']?.maxLimit ?? Infinity, ifLess),
  fact('default entries per page', (one) => one['x-pagination']?.defaultLimit, always('minor')),
  fact('how pages are read', ({ 'x-pagination': pages }) => pages && [pages.style, pages.items], ifGained),
  fact('the count of all entries', (one) => one['x-pagination']?.total, ifGained),
  fact('parameters that need at least one value', (one) => one['x-at-least-one-of'], ifFewer),
  fact('scopes that suffice', (one) => one['x-scope'], ifFewer),
  fact('roles that suffice', (one) => one['x-roles'], ifFewer),
  fact('what succeeds in part', (one) => one['x-partial-success'], ifGained),
  fact('the work that it starts', (one) => one['x-long-running'], ifGained),
  fact('the source of its address', (one) => one['x-url-from'], ifGained),
  fact('its locale', (one) => one['x-localized'], ifGained),
  fact(
    'reading its status alone',
    (one) => one['x-status-only'],
    (was) => (was === undefined ? 'major' : 'minor'),
  ),
  fact('being one file, and no archive', (one) => one['x-single-file'], ifGained),
  fact('what takes its place', (one) => one['x-replaced-by'], always('minor')),
  fact('whether its effect is final', (one) => one['x-irreversible'], always('patch')),
  fact('what a replacement loses', (one) => one['x-full-replace'], always('patch')),
];

/** Compares the extensions of two documents of a surface: limits, retry safety, batches, pages, rights. */
export function compareExtensions(before: Document, after: Document, surface: string): readonly SpecChange[] {
  const known = new Map(readOperations(before).map(({ id, object }) => [id, object]));
  return readOperations(after).flatMap(({ id, method, path, object }) => {
    const former = known.get(id);
    if (former === undefined) return [];
    const place = `${method} ${path}`.trim();
    return facts.flatMap((compare) => {
      const change = compare(former, object, surface);
      return change === undefined ? [] : [{ ...change, place }];
    });
  });
}

/** Whether the new rate refuses requests that the old rate allowed, in any of its windows. */
function isTighter(was: Rate, is: Rate): boolean {
  if (is === 'event-driven') return false;
  if (was === 'event-driven') return true;
  return is.some(({ requests, period }) => {
    const allowed = was.map((window) => Math.ceil(secondsOf(period) / secondsOf(window.period)) * window.requests);
    return Math.min(...allowed) > requests;
  });
}

function secondsOf(period: string): number {
  const units: Readonly<Record<string, number>> = { D: 86_400, H: 3600, M: 60, S: 1 };
  return [...period.matchAll(/(\d+)([DHMS])/g)].reduce(
    (sum, [, number, unit]) => sum + Number(number) * (units[unit ?? ''] ?? 0),
    0,
  );
}

function shownRate(rate: Rate | undefined): string {
  return rate === undefined || rate === 'event-driven'
    ? (rate ?? 'none')
    : rate.map(({ requests, period }) => `${requests} per ${period}`).join(' and ');
}

function shownValue(value: unknown): string {
  return Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : String(value ?? 'none') || 'none';
}
