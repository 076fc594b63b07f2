import type { Document } from '@tradelane/spec-model/document';
import { comment, documentMethod } from './documentation.ts';
import { banner, camelCase, key, pascalCase, wrapped } from '@tradelane/spec-model/literal';
import type { Operation } from '@tradelane/spec-model/operation';
import { signatureOf, type Signature } from '@tradelane/spec-model/signature';
import type { Surface } from '@tradelane/spec-model/surfaces';

interface Method {
  readonly operation: Operation;
  readonly signature: Signature;
}

/** `client.ts`: every operation as a method with its types and its documentation, grouped by resource. */
export function emitClient(surface: Surface, document: Document, operations: readonly Operation[]): string {
  const methods = operations.map((operation) => ({ operation, signature: signatureOf(document, operation) }));
  const groups = [...Map.groupBy(methods, ({ operation }) => operation.group)].map(
    ([group, members]) => [group, members.toSorted(deprecatedLast)] as const,
  );
  const all = `${pascalCase(surface.name)}Methods`;
  // An editor strikes out a group without other methods, and lists it last.
  const about = (group: string, members: readonly Method[], indent: number): string =>
    comment(groupDescription(document, group) + (members.every(isDeprecated) ? allDeprecated : ''), indent);
  const interfaces = groups
    .map(([group, members]) => about(group, members, 0) + emitInterface(surface, group, members, operations))
    .join('\n');
  const runs = [...new Set(methods.map(({ signature }) => signature.runs))].sort();
  const emitGroup = ([group, members]: (typeof groups)[number]): string => emitGroupOf(group, members);
  const text = `${interfaces}
/** ${document.info.title}: all operations, grouped by resource. */
export interface ${all} {
${groups.map(([group, members]) => `${about(group, members, 2)}  readonly ${key(group)}: ${interfaceName(group)};\n`).join('')}}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function ${camelCase(surface.name)}Methods(runtime: Runtime): ${all} {
  const made: { -readonly [Group in keyof ${all}]?: ${all}[Group] } = {};
  return {
${groups.map(emitGroup).join('')}  };
}
`;
  return `${banner}${imports(
    text,
    methods.flatMap(({ signature }) => typesOf(signature)),
    text.includes('writes<') ? [...runs, 'writes'] : runs,
  )}\n${text}`;
}

const allDeprecated = '\n\n@deprecated All its methods are deprecated.';

function isDeprecated({ operation }: Method): boolean {
  return operation.object.deprecated === true;
}

function deprecatedLast(one: Method, other: Method): number {
  return Number(isDeprecated(one)) - Number(isDeprecated(other));
}

/** The description of the tag of its operations. */
function groupDescription({ info, tags = [] }: Document, group: string): string {
  const description = tags.find(({ name }) => name === group)?.description;
  if (description === undefined)
    throw new Error(`${info.title} has operations of \`${group}\`, but no tag describes it`);
  return description;
}

/** Every word of the types of a method. */
export function typesOf({ arguments: parameters, result }: Signature): readonly string[] {
  return [result, ...parameters.map(({ type }) => type)].flatMap((type) => type.match(/\b[a-zA-Z]\w*\b(?!')/g) ?? []);
}

const coreTypes = [
  'ApiPromise',
  'BatchOptions',
  'BatchResult',
  'CallOptions',
  'FileResponse',
  'ListOptions',
  'ListPromise',
];

/** Words of types that need no import. */
export const keywords: ReadonlySet<string> = new Set([
  'number',
  'string',
  'undefined',
  'unknown',
  'void',
  'NonNullable',
]);

function imports(text: string, words: readonly string[], runs: readonly string[]): string {
  const used = coreTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const types = [...new Set(words)].filter((word) => !keywords.has(word) && !coreTypes.includes(word)).sort();
  const flat = `import type { ${types.join(', ')} } from './types.ts';\n`;
  const fromTypes =
    flat.length <= 121
      ? flat
      : `import type {\n${wrapped(
          types.map((name) => `${name},`),
          '  ',
        )}} from './types.ts';\n`;
  return `import type { ${used.join(', ')} } from '@tradelane/core';\nimport { ${[...runs, 'type Runtime'].join(', ')} } from '@tradelane/core/runtime';\nimport { operations as o } from './operations.ts';\n${types.length === 0 ? '' : fromTypes}`;
}

function interfaceName(group: string): string {
  return `${group.charAt(0).toUpperCase()}${group.slice(1)}Methods`;
}

function emitInterface(surface: Surface, group: string, members: readonly Method[], all: readonly Operation[]): string {
  const methods = members.map(({ operation, signature }) => {
    const text = comment(documentMethod(surface.name, operation, signature, all), 2);
    const parameters = signature.arguments.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`);
    const flat = `  ${key(operation.name)}(${parameters.join(', ')}): ${signature.result};\n`;
    return (
      text +
      (flat.length <= 121
        ? flat
        : `  ${key(operation.name)}(\n${parameters.map((parameter) => `    ${parameter},\n`).join('')}  ): ${signature.result};\n`)
    );
  });
  return `export interface ${interfaceName(group)} {\n${methods.join('\n')}}\n`;
}

/** A group of methods. Methods that write are registered, so that `settle` recognizes them. */
function emitGroupOf(group: string, members: readonly Method[]): string {
  const writes = members.filter(({ operation }) => operation.object['x-retry'] !== 'read');
  const named = writes.map(({ operation }) => `${key(operation.name)}: ${row(operation)}`).join(', ');
  const methods = `{\n${members.map(emitMethod).join('')}      }`;
  const made = writes.length === 0 ? methods : `writes<${interfaceName(group)}>(runtime, { ${named} }, ${methods})`;
  return `    get ${key(group)}() {\n      return (made.${group} ??= ${made});\n    },\n`;
}

function row({ id }: Operation): string {
  return /^[A-Za-z_$][\w$]*$/.test(id) ? `o.${id}` : `o[${key(id)}]`;
}

function emitMethod({ operation, signature }: Method): string {
  const names = signature.arguments.map(({ name }) => name).join(', ');
  return `        ${key(operation.name)}: (${names}) => ${signature.runs}(runtime, ${row(operation)}, ${signature.input}, options),\n`;
}
