import type { Document } from '../../../../scripts/generate/document.ts';
import { objectShape } from '../../../../scripts/generate/operation.ts';
import { signatureOf } from '../../../../scripts/generate/signature.ts';
import { clientOf, type DescribedOperation, type SurfaceReference } from '../compose/reference.ts';
import type { After, DemoCall } from './call.ts';
import type { Credential } from './callers.ts';
import { callExpression, Code, literal } from './literal.ts';

/** A whole program with our client: it type-checks and runs as it stands. Undefined for a surface without a client. */
export function sdkSample(
  { surface, document, operations }: SurfaceReference,
  operation: DescribedOperation,
  call: DemoCall,
  credential: Credential,
  urls: Readonly<Record<string, string>>,
): string | undefined {
  if (!surface.client) return undefined;
  const { variable, factory, package: name } = clientOf(surface);
  const options = { baseUrl: urls[call.server], auth: authOf(credential, urls) };
  const operationOf = (one: DemoCall): DescribedOperation =>
    operations.find(({ id }) => id === one.operation) ?? operation;
  const expressionOf = (one: DemoCall): string => {
    const { group, name: method } = operationOf(one);
    const given = one.after === undefined ? undefined : memberOf(document, operationOf(one.after.call), one.after);
    return callExpression(`${variable}.${group}.${method}`, argumentsOf(one, given));
  };
  const lines = [
    `import { ${factory} } from '${name}';`,
    '',
    `const ${variable} = ${factory}(${literal(options, 0, variable.length + factory.length + 10)});`,
    '',
    ...leading(call, expressionOf),
    use(operation, signatureOf(document, operation).runs, expressionOf(call)),
  ];
  return lines.join('\n');
}

function authOf(credential: Credential, urls: Readonly<Record<string, string>>): unknown {
  switch (credential.kind) {
    case 'client':
      return { authUrl: urls['auth_url'], clientId: credential.id, clientSecret: credential.secret };
    case 'key':
      return { apiKey: credential.key };
    case 'token':
      return { token: credential.token };
    case 'none':
      return undefined;
  }
}

/** The calls that have to come first, each in a variable of its own. */
function leading({ after }: DemoCall, expressionOf: (call: DemoCall) => string): readonly string[] {
  if (after === undefined) return [];
  const first = leading(after.call, expressionOf);
  const expression = `await ${expressionOf(after.call)}`;
  if (after.while === undefined) return [...first, `const started = ${expression};`];
  const { member, is } = after.while;
  return [
    ...first,
    `let status = ${expression};`,
    `while (status.${member} === '${is}') {`,
    '  // Waits for the limit of this operation.',
    `  status = ${expression};`,
    '}',
  ];
}

function argumentsOf({ parameters, body, after }: DemoCall, given: Code | undefined): readonly unknown[] {
  const path = parameters
    .filter(({ in: place }) => place !== 'query')
    .map(({ name, value }) => (name === after?.parameter ? given : value));
  const pairs = parameters.filter(({ in: place, value }) => place === 'query' && value !== undefined);
  const query = Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
  const bodies = body === undefined ? [] : [bodyOf(body)];
  return pairs.length === 0 ? [...path, ...bodies] : [...path, ...bodies, query];
}

/** `started.action_id`; where the description does not promise the member, with a text in its place. */
function memberOf(document: Document, { success }: DescribedOperation, { member, while: polled }: After): Code {
  const holder = polled === undefined ? 'started' : 'status';
  const [name = '', index] = member.split('.');
  if (index !== undefined) return new Code(`${holder}.${name}?.[${index}] ?? ''`);
  const promised = objectShape(document, success.schema ?? {}).required.has(name);
  return new Code(promised ? `${holder}.${name}` : `${holder}.${name} ?? ''`);
}

function bodyOf({ kind, value, parts }: NonNullable<DemoCall['body']>): unknown {
  if (kind !== 'multipart') return value;
  const members = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    parts.map(({ name, kind: of, files }) => {
      const sent = files.map((file) => ({ name: file.name, data: file.text }));
      return [name, of === 'file' ? sent[0] : of === 'files' ? sent : members[name]];
    }),
  );
}

function use(operation: DescribedOperation, runs: ReturnType<typeof signatureOf>['runs'], expression: string): string {
  switch (runs) {
    case 'list': {
      const entry = entryName(operation);
      return `for await (const ${entry} of ${expression}) {\n  console.log(${entry});\n}`;
    }
    case 'file':
      return `const file = await ${expression};\nconsole.log(file.filename, (await file.bytes()).byteLength);`;
    case 'batch':
      return `const result = await ${expression};\nconsole.log(result.succeeded, result.failed, result.unknown);`;
    case 'call':
      return operation.success.kind === 'none'
        ? `await ${expression};`
        : `const result = await ${expression};\nconsole.log(result);`;
  }
}

/** `order` of `orders`: what one entry of a list is called. */
function entryName({ group }: DescribedOperation): string {
  const name = group.endsWith('ies') ? `${group.slice(0, -3)}y` : group.replace(/s$/, '');
  return name === group || ['import', 'return', 'package'].includes(name) ? 'entry' : name;
}
