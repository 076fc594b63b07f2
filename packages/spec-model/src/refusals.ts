import { parsePeriod } from './period.ts';
import { resolve, type Document, type OperationObject, type ParameterObject, type Rate } from './document.ts';

/** Methods that operations may have. The core, the sandbox and the samples support no other. */
export const methods = ['get', 'post', 'put', 'delete'] as const;

/** Keys that a path may have next to its operations. */
const besideOperations = new Set<string>([...methods, 'parameters', 'summary', 'description']);

/** Reserved words of languages of the C family. Generated clients turn each path parameter into a variable. */
const reservedWords =
  'arguments await break case catch class const continue default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield';
/** Other variables of a generated method. */
const ownWords = 'body o options query runtime url';
const usedNames = new Set([...reservedWords.split(' '), ...ownWords.split(' ')]);

interface Routed {
  /** The operation as errors name it: `SL06 (DELETE /locations/{location_id})`. */
  readonly name: string;
  readonly object: OperationObject;
  readonly parameters: readonly ParameterObject[];
}

/**
 * The features of a description that generated clients would silently ignore. Also names that a client can't have, and limits that
 * can't be kept.
 */
export function refusals(document: Document): readonly string[] {
  return [
    ...refusedOfPaths(document),
    ...operationsOf(document).flatMap(({ name, ...operation }) =>
      refusedOf(document, operation).map((fault) => `${name} ${fault}`),
    ),
  ];
}

function refusedOfPaths({ paths = {} }: Document): readonly string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([key]) => !besideOperations.has(key) && !key.startsWith('x-'))
      .map(([key, { operationId }]: [string, Partial<OperationObject>]) =>
        operationId === undefined
          ? `${path} has \`${key}\`, which clients don't support`
          : `${operationId} (${key.toUpperCase()} ${path}) has a method that clients don't support. Supported methods: ${methods.join(', ')}`,
      ),
  );
}

function operationsOf(document: Document): readonly Routed[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      const parameters = [...(item.parameters ?? []), ...(object?.parameters ?? [])];
      return object === undefined
        ? []
        : [{ name: `${object.operationId} (${method.toUpperCase()} ${path})`, object, parameters }];
    }),
  );
  return operations.map(({ parameters, ...rest }) => ({
    ...rest,
    parameters: parameters.map((parameter) => resolve(document, parameter)),
  }));
}

function refusedOf(document: Document, { object, parameters }: Omit<Routed, 'name'>): readonly string[] {
  return [
    ...['servers', 'callbacks']
      .filter((key) => key in object)
      .map((key) => `has \`${key}\`, which clients don't support`),
    ...parameters.flatMap(refusedOfParameter),
    ...refusedOfBody(document, object),
    ...refusedOfMethod(object),
    ...refusedOfRates(object),
  ];
}

/** The supported styles of parameters: the defaults of OpenAPI. */
const styles: Readonly<Record<string, string>> = { path: 'simple', query: 'form' };

function refusedOfParameter(parameter: ParameterObject): readonly string[] {
  const { name, in: place, style = styles[place] } = parameter;
  if (!(place in styles))
    return [`has the ${place} parameter \`${name}\`. Clients support parameters of the path and the query`];
  if (style !== styles[place])
    return [`has the parameter \`${name}\` in the style ${style}, which clients don't support`];
  if (!('schema' in parameter)) return [`has the parameter \`${name}\` without a schema`];
  if ((place === 'path' && (usedNames.has(name) || !/^[A-Za-z_]\w*$/.test(name))) || name === '__proto__')
    return [
      `has the parameter \`${name}\`, which is reserved or can't be the name of a variable. Rename it, also in the path`,
    ];
  return [];
}

function refusedOfBody(document: Document, { requestBody }: OperationObject): readonly string[] {
  const types = requestBody === undefined ? [] : Object.keys(resolve(document, requestBody).content);
  return types.length > 1 ? [`has a body of several content types (${types.join(', ')}). Clients support one`] : [];
}

/** Every object has members with these names, and `await` calls `then`. */
function refusedOfMethod({ 'x-method': method = '' }: OperationObject): readonly string[] {
  const used = method.split('.').filter((name) => name === 'then' || name in Object.prototype);
  return used.map((name) => `has the method name ${method}, but every object already has \`${name}\``);
}

function refusedOfRates({ 'x-rate-limit': limit }: OperationObject): readonly string[] {
  if (limit === undefined) return [];
  const pairs = [limit, ...Object.values(limit.surfaces ?? {})];
  return [
    ...[...pairs.flatMap(({ recommended, maximum }) => [recommended, maximum]), limit.whenAbsent?.maximum ?? []]
      .flatMap((rate) => (rate === 'event-driven' ? [] : rate))
      .filter(({ period }) => parsePeriod(period) === undefined)
      .map(({ period }) => `has a limit for ${period}, which isn't a duration`),
    ...pairs
      .filter(({ recommended, maximum }) => recommended !== 'event-driven' && perMs(recommended) > perMs(maximum))
      .map(() => 'has a recommended rate above its maximum'),
  ];
}

/** The average of requests per millisecond that a rate allows. */
function perMs(rate: Rate): number {
  if (rate === 'event-driven') return Infinity;
  return Math.min(...rate.map(({ requests, period }) => requests / (parsePeriod(period) ?? NaN)));
}
