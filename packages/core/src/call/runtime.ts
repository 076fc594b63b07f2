import { ArgumentError } from '../errors/index.ts';
import { namedHeaders } from './headers.ts';
import type { Clock } from '../clock/clock.ts';
import type { LimitSnapshot } from '../limits/limit-store.ts';
import type { CallInput, CallOptions, BodyCheck, Send, WithResponse } from '../operation/call.ts';
import type { OperationDescriptor, SurfaceDescriptor } from '../operation/descriptor.ts';
import type { Settings } from './settings.ts';

/** The runtime of one client. Generated methods pass it to `call`, `list`, `file` and `batch`. */
export interface Runtime {
  /** Sends a call and returns the response with its body unread. */
  readonly send: Send;
  /** Checks bodies, if the client has schemas. */
  readonly check: BodyCheck | undefined;
  /** Answers a call from the settings cache. Undefined for an operation that isn't cached. */
  readonly cached?: <T>(
    operation: OperationDescriptor,
    input: CallInput,
    options?: CallOptions,
  ) => Promise<WithResponse<T>> | undefined;
  /** The clock of the client. */
  readonly clock: Clock;
  /**
   * The identity of the caller: the base URL, the account if it is known (no secret), and query presets such as the
   * shop.
   */
  readonly identity: string;
  /**
   * The account, if its name is known and lasts longer than this process (see `AuthStrategy`). On a surface without
   * authentication it is `anonymous`.
   */
  readonly account: string | undefined;
  /** The surface that the client belongs to. */
  readonly surface: SurfaceDescriptor;
  /** The settings of the client, for `createFetch` and `checkClient`. Contains no secret. */
  readonly settings: Settings;
  /** Query values that `with` adds to each call that accepts them, such as the shop. */
  readonly presets: Readonly<Record<string, unknown>>;
  /** Returns the rate limits of this host as this process knows them. They include limits that other clients use. */
  limits(): LimitSnapshot[];
  /**
   * Returns a runtime with presets for every call. It shares tokens, limits, retry budget and `settings` with this one.
   */
  with(defaults: CallDefaults): Runtime;
}

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
      JSON.stringify(value); // The same text identifies stored data of these calls.
    } catch (cause) {
      throw new ArgumentError(`\`${name}\` contains a bigint or a circular reference. Pass a string or a number.`, {
        argument: name,
        cause,
      });
    }
  }
  return (call) => {
    const { operation, input, options } = call;
    const ownQuery: Readonly<Record<string, unknown>> = { ...input.query };
    const known =
      ownQuery['page_token'] || input.url !== undefined
        ? []
        : presets.filter(([name]) => operation.query !== undefined && Object.hasOwn(operation.query, name));
    return send({
      ...call,
      input: known.length === 0 ? input : { ...input, query: { ...Object.fromEntries(known), ...said(ownQuery) } },
      options: { ...callOptions, ...said(options), headers: merged(headers, callOptions?.headers, options.headers) },
    });
  };
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

function said<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value))) as Partial<T>;
}

function merged(...all: readonly CallOptions['headers'][]): Record<string, string> {
  return Object.assign({}, ...all.map((headers) => headers && said(namedHeaders(headers))));
}
