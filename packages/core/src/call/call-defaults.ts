import { ArgumentError } from '../base/errors/index.ts';
import { namedHeaders } from './arguments/headers.ts';
import type { CallOptions, Send } from './call.ts';

/** What `with` presets for all calls of a derived runtime. */
export interface CallDefaults {
  /** Query values for the operations that know the parameter: `{ shop_id: 2010 }`. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** Headers for every call; those of a call itself win. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Options for every call; those of a call itself win. */
  readonly callOptions?: CallOptions | undefined;
}

/**
 * Presets for calls: what a call says itself goes first, and what is undefined or null says nothing. A query value is only added where the
 * operation knows the parameter, and not beside a page token, which stands for everything (Q04).
 * @throws ArgumentError for a query value that is undefined or null, in every build: calls would leave without it, for another shop; and for one
 * that cannot be written, a bigint or a circle
 */
export function withDefaults(send: Send, { query = {}, headers, callOptions }: CallDefaults): Send {
  const presets = Object.entries(query);
  for (const [name, value] of presets) {
    if (!isSaid(value))
      throw new ArgumentError(`\`${name}\` is ${String(value)}: calls would leave without it.`, { argument: name });
    try {
      JSON.stringify(value); // as what is kept for these calls is named
    } catch (cause) {
      throw new ArgumentError(`\`${name}\` cannot be written: it is, or holds, a bigint or a circle.`, {
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
