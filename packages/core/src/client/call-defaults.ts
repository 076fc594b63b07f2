import { ArgumentError } from '../errors/index.ts';
import { namedHeaders } from '../arguments/headers.ts';
import type { CallOptions, Send } from '../operation/call.ts';

/** Presets for all calls of a derived runtime. */
export interface CallDefaults {
  /** Query values for operations that have the parameter: `{ shop_id: 2010 }`. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** Headers for every call. The headers of a call take precedence. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Options for every call. The options of a call take precedence. */
  readonly callOptions?: CallOptions | undefined;
}

/**
 * Adds presets to calls. Values of the call take precedence, unless they are undefined or null. A query value is added
 * only if the operation has the parameter, and never together with a page token, which replaces all parameters (Q04).
 * @throws {ArgumentError} If a query value is undefined or null, because calls would reach another shop. Also if it
 * can't be written, such as a bigint or a circular object.
 */
export function withDefaults(send: Send, { query = {}, headers, callOptions }: CallDefaults): Send {
  const presets = Object.entries(query);
  for (const [name, value] of presets) {
    if (!isSaid(value))
      throw new ArgumentError(`\`${name}\` is ${String(value)}. Pass a value, or leave the option out.`, {
        argument: name,
      });
    try {
      JSON.stringify(value); // the same text identifies stored data of these calls
    } catch (cause) {
      throw new ArgumentError(`\`${name}\` contains a bigint or a circular reference. Pass a string or a number.`, {
        argument: name,
        cause,
      });
    }
  }
  return (call) => {
    const { operation, input, options } = call;
    const given: Readonly<Record<string, unknown>> = { ...input.query };
    const known =
      given['page_token'] || input.url !== undefined
        ? []
        : presets.filter(([name]) => operation.query !== undefined && Object.hasOwn(operation.query, name));
    return send({
      ...call,
      input: known.length === 0 ? input : { ...input, query: { ...Object.fromEntries(known), ...said(given) } },
      options: { ...callOptions, ...said(options), headers: merged(headers, callOptions?.headers, options.headers) },
    });
  };
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

function said<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => isSaid(value))) as Partial<T>;
}

function merged(...all: readonly CallOptions['headers'][]): Record<string, string> {
  return Object.assign({}, ...all.map((headers) => headers && said(namedHeaders(headers))));
}
