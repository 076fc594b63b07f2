import { readFileSync } from 'node:fs';

/** A method of a generated client, as its source declares it. */
export interface Method {
  /** `orders.list` */
  readonly name: string;
  /** ID of its operation in the description. */
  readonly id: string;
  readonly verb: string;
  readonly path: string;
  /** Types of the required arguments. */
  readonly required: readonly string[];
  readonly isDeprecated: boolean;
}

const source = (surface: string): URL => new URL(`../../../${surface}/src/generated/client.ts`, import.meta.url);

/** The methods of a surface, in the order of the source. */
export function methodsOf(surface: string): readonly Method[] {
  const text = readFileSync(source(surface), 'utf8');
  const names = namesOf(text);
  const written =
    /(@deprecated (?:(?!\*\/).)*)?@see ([\w-]+): `([A-Z]+) ([^`]+)`\n {3}\*\/\n {2}\w+\(([^;]*?)\): [A-Z]\w+</gs;
  return [...text.matchAll(written)].flatMap(([, deprecated, id = '', verb = '', path = '', parameters = '']) => {
    const name = names.get(id);
    return name === undefined
      ? []
      : [{ name, id, verb, path, required: requiredOf(parameters), isDeprecated: deprecated !== undefined }];
  });
}

/** The client's name of each operation, by the ID of the operation. */
function namesOf(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let group = '';
  for (const line of text.slice(text.indexOf('return {')).split('\n')) {
    group = /^ {4}get (\w+)\(\) \{$/.exec(line)?.[1] ?? group;
    const [, name, id] = /^ {8}(\w+): .*?\bo(?:\.|\[')([\w-]+)/.exec(line) ?? [];
    if (name !== undefined && id !== undefined) names.set(id, `${group}.${name}`);
  }
  return names;
}

function requiredOf(parameters: string): readonly string[] {
  return parameters
    .split(/,\s*/)
    .filter((parameter) => /^\s*\w+: /.test(parameter))
    .map((parameter) => parameter.replace(/^\s*\w+: /, '').trim());
}

/** The type of an argument, with the namespace that the types of the surface are imported as. */
export function qualified(type: string, namespace: string): string {
  return type.replace(/^(?!(?:string|number)\b)\w/, `${namespace}.$&`);
}
