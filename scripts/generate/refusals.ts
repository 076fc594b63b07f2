import { parsePeriod } from './descriptor.ts';
import { resolve, type Document, type OperationObject, type ParameterObject, type Rate } from './document.ts';

/** Methods that operations may have; the core, the sandbox and the samples know no others. */
export const methods = ['get', 'post', 'put', 'delete'] as const;

/** What a path may say beside its operations. */
const besideOperations = new Set<string>([...methods, 'parameters', 'summary', 'description']);

/** Words that a variable cannot be called by, in languages of the C family and in strict code: generated clients make a variable of each path parameter. */
const reservedWords =
  'arguments await break case catch class const continue default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield';
/** Other variables of a generated method. */
const ownWords = 'body o options query runtime url';
const takenNames = new Set([...reservedWords.split(' '), ...ownWords.split(' ')]);

interface Routed {
  /** The operation as errors name it: `SL06 (DELETE /locations/{location_id})`. */
  readonly name: string;
  readonly object: OperationObject;
  readonly parameters: readonly ParameterObject[];
}

/**
 * What a description asks for that no generated client does: each would compile without it, and leave it out without a word.
 * Also names that a client cannot have, and limits that cannot be kept.
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
          ? `${path} has \`${key}\`, which no client carries`
          : `${operationId} (${key.toUpperCase()} ${path}) has a method that no client carries; these are carried: ${methods.join(', ')}`,
      ),
  );
}

function operationsOf(document: Document): readonly Routed[] {
  const routed = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      const parameters = [...(item.parameters ?? []), ...(object?.parameters ?? [])];
      return object === undefined
        ? []
        : [{ name: `${object.operationId} (${method.toUpperCase()} ${path})`, object, parameters }];
    }),
  );
  const linked = Object.values(document['x-linked-operations'] ?? {}).map((object) => ({
    name: object.operationId,
    object,
    parameters: object.parameters ?? [],
  }));
  return [...routed, ...linked].map(({ parameters, ...rest }) => ({
    ...rest,
    parameters: parameters.map((parameter) => resolve(document, parameter)),
  }));
}

function refusedOf(document: Document, { object, parameters }: Omit<Routed, 'name'>): readonly string[] {
  return [
    ...['servers', 'callbacks'].filter((key) => key in object).map((key) => `has \`${key}\`, which no client carries`),
    ...parameters.flatMap(refusedOfParameter),
    ...refusedOfBody(document, object),
    ...refusedOfMethod(object),
    ...refusedOfRates(object),
  ];
}

/** How values of parameters are written, which is what OpenAPI has where nothing is said. */
const styles: Readonly<Record<string, string>> = { path: 'simple', query: 'form' };

function refusedOfParameter(parameter: ParameterObject): readonly string[] {
  const { name, in: place, style = styles[place] } = parameter;
  if (!(place in styles)) return [`has the ${place} parameter \`${name}\`; clients carry those of path and query`];
  if (style !== styles[place]) return [`has the parameter \`${name}\` in the style ${style}, which no client writes`];
  if (!('schema' in parameter)) return [`has the parameter \`${name}\` without a schema`];
  if ((place === 'path' && (takenNames.has(name) || !/^[A-Za-z_]\w*$/.test(name))) || name === '__proto__')
    return [
      `has the parameter \`${name}\`, which is a reserved word or no name of a variable: name it otherwise, also in the path`,
    ];
  return [];
}

function refusedOfBody(document: Document, { requestBody }: OperationObject): readonly string[] {
  const types = requestBody === undefined ? [] : Object.keys(resolve(document, requestBody).content);
  return types.length > 1 ? [`has a body of several content types (${types.join(', ')}); clients carry one`] : [];
}

/** Every object has members of these names already, and who awaits one that has a `then` calls it. */
function refusedOfMethod({ 'x-method': method = '' }: OperationObject): readonly string[] {
  const taken = method.split('.').filter((name) => name === 'then' || name in Object.prototype);
  return taken.map((name) => `is called ${method}, and \`${name}\` is what objects have already`);
}

function refusedOfRates({ 'x-rate-limit': limit }: OperationObject): readonly string[] {
  if (limit === undefined) return [];
  const pairs = [limit, ...Object.values(limit.surfaces ?? {})];
  return [
    ...[...pairs.flatMap(({ recommended, maximum }) => [recommended, maximum]), limit.whenAbsent?.maximum ?? []]
      .flatMap((rate) => (rate === 'event-driven' ? [] : rate))
      .filter(({ period }) => parsePeriod(period) === undefined)
      .map(({ period }) => `has a limit for ${period}, which is no time`),
    ...pairs
      .filter(({ recommended, maximum }) => recommended !== 'event-driven' && perMs(recommended) > perMs(maximum))
      .map(() => 'is recommended more often than its maximum allows'),
  ];
}

/** Requests per millisecond that a rate allows for long. */
function perMs(rate: Rate): number {
  if (rate === 'event-driven') return Infinity;
  return Math.min(...rate.map(({ requests, period }) => requests / (parsePeriod(period) ?? NaN)));
}
