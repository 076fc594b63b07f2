import { describeOperation } from '@tradelane/spec-model/descriptor';
import type { Document } from '@tradelane/spec-model/document';
import { banner, literal, pascalCase } from '@tradelane/spec-model/literal';
import type { Operation } from '@tradelane/spec-model/operation';
import { responseType, signatureOf, type Signature } from '@tradelane/spec-model/signature';
import { keywords, typesOf } from './client.ts';
import { comment, documentFunction } from './documentation.ts';
import { basePath } from './operations.ts';

/** `lite.ts`: every operation as a function for `createLite`, so that a page contains only the ones that it calls. */
export function emitLite(document: Document, operations: readonly Operation[]): string {
  const functions = operations.map((operation) => emitFunction(document, operation));
  const text = functions.map((one) => one.text).join('\n');
  const used = (names: readonly string[]): readonly string[] =>
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const types = [...new Set(functions.flatMap((one) => one.types))].filter((word) => !keywords.has(word)).sort();
  const fromCore = [
    ...used(['asFile', 'asJson', 'asNothing', 'comma', 'date', 'form', 'json']),
    'type Lite',
    'type LiteCallOptions',
  ];
  return `${banner}import { ${[...fromCore, ...used(['LiteForm']).map((name) => `type ${name}`)].join(', ')} } from '@tradelane/core/lite';
import type {
${types.map((name) => `  ${name},\n`).join('')}} from './types.ts';

export { createLite, type Lite, type LiteCallOptions, type LiteOptions } from '@tradelane/core/lite';

${text}`;
}

function emitFunction(
  document: Document,
  operation: Operation,
): { readonly text: string; readonly types: readonly string[] } {
  const signature = signatureOf(document, operation);
  const result = operation.success.kind === 'file' ? 'Blob' : responseType(operation);
  const parameters = signature.arguments.map(({ name, type, optional }) => {
    const own =
      name === 'options' ? 'LiteCallOptions' : name === 'body' && isForm(operation) ? `LiteForm<${type}>` : type;
    return `  ${name}${optional ? '?' : ''}: ${own},\n`;
  });
  const name = `${operation.group}${pascalCase(operation.name)}`;
  return {
    text: `${comment(documentFunction(operation, signature), 0)}export function ${name}(
  lite: Lite,
${parameters.join('')}): Promise<${result}> {
  return lite(${emitRow(document, operation)}, ${signature.input}, options);
}
`,
    types: typesOf(withoutOptions(signature, result)),
  };
}

const isForm = ({ body }: Operation): boolean => body?.kind === 'multipart';

/** The types that a function names: the types of a method, without its options. */
function withoutOptions(signature: Signature, result: string): Signature {
  const types = signature.arguments.filter(({ name }) => name !== 'options');
  return { ...signature, arguments: types, result: result === 'Blob' ? 'void' : result };
}

/** The operation with the functions that write its body and read its response. */
function emitRow(document: Document, operation: Operation): string {
  const row = describeOperation(document, '', operation);
  const query = Object.entries((row['query'] ?? {}) as Readonly<Record<string, string>>);
  const writers = query.flatMap(([name, kind]) => {
    const [writer] = /^(?:date|comma)/.exec(kind) ?? [];
    return writer === undefined ? [] : `${literal(name)}: ${writer}`;
  });
  const groups = query.flatMap(([name, kind]) => (kind.endsWith('!') ? [[name]] : []));
  const oneOf = row['atLeastOneOf'] as readonly string[] | undefined;
  if (oneOf !== undefined) groups.push([...oneOf, 'page_token']);
  const facts = {
    id: row['id'],
    method: row['method'],
    path: basePath(document) + operation.path,
    required: groups.length === 0 ? undefined : groups,
    parts: row['parts'],
    // Errors of a file operation are JSON.
    accept: row['accept'] === undefined ? undefined : `${String(row['accept'])}, application/json;q=0.5`,
    isUnsafe: row['retry'] === 'unsafe' ? true : undefined,
  };
  const members = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${literal(value)}`);
  if (operation.body?.required === false)
    throw new Error(`${operation.id} has an optional body, which \`createLite\` doesn't support`);
  if (operation.body !== undefined) members.push(`write: ${isForm(operation) ? 'form' : 'json'}`);
  if (writers.length > 0) members.push(`query: { ${writers.join(', ')} }`);
  members.push(`read: ${{ json: 'asJson', none: 'asNothing', file: 'asFile' }[operation.success.kind]}`);
  return `{\n${members.map((member) => `    ${member},\n`).join('')}  }`;
}
