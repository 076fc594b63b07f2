import { namedHeaders } from '../../call/arguments/headers.ts';
import type { CallOptions, Send } from '../../call/call.ts';
import type { CallDefaults } from './client-options.ts';

/**
 * Presets for calls: what a call says itself goes first. A query value is only added where the operation knows the parameter, and not beside
 * a page token, which stands for everything (Q04).
 */
export function withDefaults(send: Send, { query, headers, callOptions }: CallDefaults): Send {
  return (call) => {
    const { operation, input, options } = call;
    const given: Readonly<Record<string, unknown>> = { ...input.query };
    const known =
      given['page_token'] !== undefined || input.url !== undefined
        ? []
        : Object.entries(query ?? {}).filter(
            ([name]) => operation.query !== undefined && Object.hasOwn(operation.query, name),
          );
    return send({
      ...call,
      input: known.length === 0 ? input : { ...input, query: { ...Object.fromEntries(known), ...given } },
      options: { ...callOptions, ...options, headers: merged(headers, callOptions?.headers, options.headers) },
    });
  };
}

function merged(...all: readonly CallOptions['headers'][]): Record<string, string> {
  return Object.assign({}, ...all.map((headers) => headers && namedHeaders(headers)));
}
