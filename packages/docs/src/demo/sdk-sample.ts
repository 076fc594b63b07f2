import type { DemoCall, DemoMethod } from './call.ts';
import type { Credential } from './callers.ts';
import { callExpression, Code, literal, width } from './literal.ts';

/** A whole program with our client: it type-checks and runs as it stands. Undefined for a surface without a client. */
export function sdkSample(
  call: DemoCall,
  credential: Credential,
  urls: Readonly<Record<string, string>>,
): string | undefined {
  const { sdk } = call;
  if (sdk === undefined) return undefined;
  const { variable, factory, package: name } = sdk;
  const options = { baseUrl: urls[call.server], auth: authOf(credential, urls) };
  const lines = [
    importOf(factory, name),
    '',
    `const ${variable} = ${factory}(${literal(options, 0, variable.length + factory.length + 10)});`,
    '',
    ...leading(call),
    use(sdk, (before, after) => expressionOf(call, before, after)),
  ];
  return lines.join('\n');
}

function importOf(name: string, from: string): string {
  const flat = `import { ${name} } from '${from}';`;
  return flat.length <= width ? flat : `import {\n  ${name},\n} from '${from}';`;
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

function expressionOf(call: DemoCall, before: number, after = 1): string {
  return callExpression(`${call.sdk?.variable}.${call.sdk?.name}`, argumentsOf(call), before, after);
}

/** The calls that come first, each with its own variable. */
function leading({ after }: DemoCall): readonly string[] {
  if (after === undefined) return [];
  const first = leading(after.call);
  const expression = `await ${expressionOf(after.call, 'const started = await '.length)}`;
  if (after.while === undefined) return [...first, `const started = ${expression};`];
  const { member, is } = after.while;
  return [
    ...first,
    `let status = ${expression};`,
    `while (status.${member} === '${is}') {`,
    '  // Waits for the limit of this operation.',
    `  status = ${expression};`.replaceAll('\n', '\n  '),
    '}',
  ];
}

/** The arguments of the client's method, in its order. */
export function argumentsOf({ parameters, body, after, sdk }: DemoCall): readonly unknown[] {
  const leadingCode = new Code(sdk?.leading ?? '');
  const path = parameters
    .filter(({ in: place }) => place !== 'query')
    .map(({ name, value }) => (name === after?.parameter ? leadingCode : value));
  const pairs = parameters.filter(({ in: place, value }) => place === 'query' && value !== undefined);
  const query = Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
  const bodies = body === undefined ? [] : [bodyOf(body)];
  return pairs.length === 0 ? [...path, ...bodies] : [...path, ...bodies, query];
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

function use({ result, entry }: DemoMethod, expression: (before: number, after?: number) => string): string {
  switch (result) {
    case 'list':
      return `for await (const ${entry} of ${expression(`for await (const ${entry} of `.length, 3)}) {\n  console.log(${entry});\n}`;
    case 'file':
      return `const file = await ${expression('const file = await '.length)};\nconsole.log(file.filename, (await file.bytes()).byteLength);`;
    case 'batch':
      return `const result = await ${expression('const result = await '.length)};\nconsole.log(${['succeeded', 'failed', 'unknown', 'unsent'].map((list) => `\n  result.${list},`).join('')}\n);`;
    case 'nothing':
      return `await ${expression('await '.length)};`;
    case 'call':
      return `const result = await ${expression('const result = await '.length)};\nconsole.log(result);`;
  }
}
