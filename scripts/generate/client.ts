import type { Document } from './document.ts';
import { comment, documentMethod } from './documentation.ts';
import { banner, camelCase, key, pascalCase } from './literal.ts';
import type { Operation } from './operation.ts';
import { signatureOf, type Signature } from './signature.ts';
import type { Surface } from './surfaces.ts';

interface Method {
  readonly operation: Operation;
  readonly signature: Signature;
}

/** `client.ts`: every operation written out as a method with its types and its documentation, grouped by resource. */
export function emitClient(surface: Surface, document: Document, operations: readonly Operation[]): string {
  const methods = operations.map((operation) => ({ operation, signature: signatureOf(document, operation) }));
  const groups = [...Map.groupBy(methods, ({ operation }) => operation.group)];
  const all = `${pascalCase(surface.name)}Methods`;
  const about = (group: string, indent: number): string => comment(groupDescription(document, group), indent);
  const interfaces = groups
    .map(([group, members]) => about(group, 0) + emitInterface(surface, group, members, operations))
    .join('\n');
  const ways = ['call', 'list', 'file', 'batch'] as const;
  const runs = ways.filter((way) => methods.some(({ signature }) => signature.runs === way)).map((way) => `'${way}'`);
  const emitGroup = ([group, members]: (typeof groups)[number]): string =>
    `    get ${key(group)}() {\n      return (made.${group} ??= {\n${members.map(emitMethod).join('')}      });\n    },\n`;
  const text = `type Schemas = components['schemas'];

${interfaces}
/** ${document.info.title}: all operations, grouped by resource. */
export interface ${all} {
${groups.map(([group]) => `${about(group, 2)}  readonly ${key(group)}: ${interfaceName(group)};\n`).join('')}}

/** The methods of the client. Each group is created on first use, so that an unused client stays small. */
export function ${camelCase(surface.name)}Methods(runtime: Pick<Runtime, ${runs.join(' | ')}>): ${all} {
  const made: { -readonly [Group in keyof ${all}]?: ${all}[Group] } = {};
  return {
${groups.map(emitGroup).join('')}  };
}
`;
  return `${banner}${imports(text)}\n${text.replace(usesSchemas(text) ? '' : `type Schemas = components['schemas'];\n\n`, '')}`;
}

/** The description of the tag of its operations. */
function groupDescription({ info, tags = [] }: Document, group: string): string {
  const description = tags.find(({ name }) => name === group)?.description;
  if (description === undefined)
    throw new Error(`${info.title} has operations of \`${group}\`, but no tag describes it`);
  return description;
}

function usesSchemas(text: string): boolean {
  return text.includes('Schemas[');
}

const coreTypes = [
  'ApiPromise',
  'BatchOptions',
  'BatchResult',
  'CallOptions',
  'FileResponse',
  'ListOptions',
  'ListPromise',
  'Runtime',
];

function imports(text: string): string {
  const used = coreTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const types = [
    ...(usesSchemas(text) ? ['components'] : []),
    ...(/[^.]\boperations\[/.test(text) ? ['operations'] : []),
  ];
  const fromTypes = types.length === 0 ? '' : `import type { ${types.join(', ')} } from './types.ts';\n`;
  return `import type { ${used.join(', ')} } from '@tradelane/core';\nimport { operations as o } from './operations.ts';\n${fromTypes}`;
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

function emitMethod({ operation, signature }: Method): string {
  const names = signature.arguments.map(({ name }) => name).join(', ');
  const row = /^[A-Za-z_$][\w$]*$/.test(operation.id) ? `o.${operation.id}` : `o[${key(operation.id)}]`;
  return `        ${key(operation.name)}: (${names}) => runtime.${signature.runs}(${row}, ${signature.input}, options),\n`;
}
