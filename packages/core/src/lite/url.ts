import { invalid, type LiteInput, type LiteOperation } from './operation.ts';

/** Parts that leave their segment, even if a gateway decodes them once more, or that no server accepts. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const invalidSegment = /^\s*$|(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:$|[/\\]|%2f|%5c)|[\u0000-\u001F\u007F]/i;

/**
 * Writes path and query.
 * @throws {ArgumentError} If a value is missing or can't be sent.
 */
export function writeUrl(operation: LiteOperation, { path = {}, query = {} }: LiteInput): string {
  const { query: kinds = {}, atLeastOneOf } = operation;
  const encode = (argument: string, value: unknown): string => {
    if (!/^(?:string|boolean)$/.test(typeof value) && !Number.isFinite(value))
      throw invalid(operation, argument, 'is invalid.');
    return encodeURIComponent(value as string);
  };
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (invalidSegment.test(String(value ?? ''))) throw invalid(operation, `path.${name}`, "isn't a plain ID.");
    return encode(`path.${name}`, value);
  });
  const given = Object.entries(query).filter(([, value]) => (value ?? '') !== '');
  const isMissing = (name: string): boolean => given.every(([one]) => one !== name);
  const [missing, ...others] = atLeastOneOf?.concat('page_token').every(isMissing)
    ? atLeastOneOf
    : [Object.keys(kinds).find((name) => kinds[name]?.endsWith('!') && isMissing(name))];
  if (missing) throw invalid(operation, `query.${missing}`, `is missing. Pass ${['it', ...others].join(' or ')}.`);
  const pairs = given.flatMap(([name, value]: readonly [string, unknown]) => {
    const kind = kinds[name] ?? '';
    const argument = `query.${name}`;
    const texts = [value]
      .flat()
      .map((one) => encode(argument, kind.startsWith('date') || one instanceof Date ? utc(one) : one));
    // The server would treat an empty list as absent and select everything.
    if (!texts[0]) throw invalid(operation, argument, 'is empty. Leave it out.');
    return (kind.startsWith('comma') ? [texts.join()] : texts).map((text) => `${name}=${text}`);
  });
  return pairs[0] ? `${url}?${pairs.join('&')}` : url;
}

/** Writes a point in time in UTC (Q08). Undefined if it isn't one. */
function utc(value: unknown): string | undefined {
  if (typeof value === 'string' && !/(?:Z|[+-]\d\d:\d\d)$/.test(value)) return undefined;
  const date = new Date(value as string | Date);
  return Number.isNaN(Number(date)) ? undefined : date.toISOString().replace('.000Z', 'Z');
}
