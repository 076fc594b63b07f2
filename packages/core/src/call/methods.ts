import { ArgumentError } from '../errors/index.ts';
import type { CallInput } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { Runtime } from './runtime.ts';

/** The request of a method of a client. */
export interface MethodFacts {
  readonly runtime: Runtime;
  readonly operation: OperationDescriptor;
  /**
   * Checks arguments before a request.
   * @throws {ArgumentError} If they are invalid.
   */
  readonly check?: ((input: CallInput) => void) | undefined;
}

const facts = /* @__PURE__ */ new WeakMap<object, MethodFacts>();

/** Registers the methods of a group that write, so that `settle` recognizes them without a call. */
export function writes<Methods extends object>(
  runtime: Runtime,
  operations: { readonly [Name in keyof Methods]?: OperationDescriptor },
  methods: Methods,
): Methods {
  for (const [name, operation] of Object.entries<OperationDescriptor | undefined>(operations))
    if (operation !== undefined) register(methods[name as keyof Methods] as object, { runtime, operation });
  return methods;
}

/** Registers a method that replaces a generated one, with its own check of the arguments. */
export function replaces<Method extends object>(
  original: object,
  method: Method,
  check?: (input: CallInput) => void,
): Method {
  const known = factsOf(original);
  if (known !== undefined) register(method, { ...known, check });
  return method;
}

/** Creates a prototype for one method, which bound functions and proxies of the method share. */
function register(method: object, known: MethodFacts): void {
  const own: object = Object.create(Object.getPrototypeOf(method) as object);
  Object.setPrototypeOf(method, own);
  facts.set(own, known);
}

function factsOf(method: unknown): MethodFacts | undefined {
  return typeof method === 'function' ? facts.get(Object.getPrototypeOf(method) as object) : undefined;
}

/**
 * Returns what a method that writes would send, without calling it. The arguments of a method are its path values, the
 * body, the query and the options.
 * @throws {ArgumentError} If it isn't a method of a client that writes, or the arguments are invalid.
 */
export function callOf(
  method: unknown,
  values: readonly unknown[],
): MethodFacts & { readonly input: CallInput; readonly options: object } {
  const known = factsOf(method);
  if (known === undefined || !Array.isArray(values))
    throw new ArgumentError(
      '`settle` accepts a method of a client that writes, and its arguments: `settle(hub.orders.cancel, [id, body], …)`. It rejects wrappers, because they hide the request. Pass the method itself.',
      { argument: 'method' },
    );
  const { operation, check } = known;
  const path = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const rest = (['body', 'query'] as const).filter((part) => operation[part] !== undefined);
  const count = path.length + rest.length;
  if ((method as { readonly length: number }).length !== count + 1)
    throw new ArgumentError(
      `The method of ${operation.id} has bound arguments. Pass the method itself, and all of its arguments in the list.`,
      { argument: 'method', operation: operation.id },
    );
  const input: CallInput = {
    ...(path.length > 0 && { path: Object.fromEntries(path.map((name, at) => [name, values[at] as string])) }),
    ...Object.fromEntries(rest.map((part, at) => [part, values[path.length + at]])),
  };
  check?.(input);
  return { ...known, input, options: Object(values[count]) as object };
}
