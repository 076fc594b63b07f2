import { invalid, type LiteInput, type LiteOperation, type LiteQuery } from './operation.ts';

/** Parts that leave their segment, even if a gateway decodes them once more, or that no server accepts. */
const invalidSegment = /^\s*$|(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:$|[/\\]|%2f|%5c)|\p{Cc}/iu;

/**
 * Writes path and query.
 * @throws {ArgumentError} If a value is missing or can't be sent.
 */
export function writeUrl(operation: LiteOperation, { path = {}, query = {} }: LiteInput): string {
  const { query: writers = {}, required = [] } = operation;
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
  const sent = Object.entries(query).filter(([, value]) => (value ?? '') !== '');
  const missing = required.find((group) => sent.every(([name]) => !group.includes(name)));
  if (missing) throw invalid(operation, `query.${missing[0]}`, `is missing. Pass ${missing.join(' or ')}.`);
  const pairs = sent.flatMap(([name, value]) => {
    const argument = `query.${name}`;
    const write = writers[name] ?? ((values, encoded) => values.map(encoded));
    const texts = write([value].flat(), (one) => encode(argument, one));
    // The server would treat an empty list as absent and select everything.
    if (!texts[0]) throw invalid(operation, argument, 'is empty. Leave it out.');
    return texts.map((text) => `${name}=${text}`);
  });
  return pairs[0] ? `${url}?${pairs.join('&')}` : url;
}

/** Joins the values with commas (Q09). */
export const comma: LiteQuery = (values, encode) => [values.map(encode).join()];

/** Writes points in time in UTC (Q08). */
export const date: LiteQuery = (values, encode) => values.map((value) => encode(utc(value)));

/** Undefined if the value isn't a point in time. */
function utc(value: unknown): string | undefined {
  if (typeof value === 'string' && !/(?:Z|[+-]\d\d:\d\d)$/.test(value)) return undefined;
  const at = new Date(value as string | Date);
  return Number.isNaN(Number(at)) ? undefined : at.toISOString().replace('.000Z', 'Z');
}
