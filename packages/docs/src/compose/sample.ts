import type { Part } from '../../../../scripts/generate/operation.ts';
import { signatureOf } from '../../../../scripts/generate/signature.ts';
import { exampleOf } from './example.ts';
import { literal } from './literal.ts';
import { clientOf, type DescribedOperation, type SurfaceReference } from './reference.ts';

/** The ways to make one call: our method first, the same pipeline by path, and the bare request. */
export interface Samples {
  readonly method: string;
  readonly raw: string | undefined;
  readonly curl: string;
}

export function samplesOf(reference: SurfaceReference, operation: DescribedOperation): Samples {
  return {
    method: methodSample(reference, operation),
    raw:
      operation.body?.kind === 'multipart' || operation.success.kind === 'file' || operation.path === ''
        ? undefined
        : rawSample(reference, operation),
    curl: curlSample(reference, operation),
  };
}

/** A whole program: it type-checks and runs as it stands. */
function methodSample(reference: SurfaceReference, operation: DescribedOperation): string {
  const { surface, document } = reference;
  if (!surface.client)
    return `// Every client does this exchange by itself and shares the token.\n${fetchSample(reference, operation)}`;
  const client = clientOf(surface);
  const { runs } = signatureOf(document, operation);
  const call = `${client.variable}.${operation.group}.${operation.name}(${argumentsOf(reference, operation).join(', ')})`;
  const entry = entryName(operation);
  const use = {
    list: `for await (const ${entry} of ${call}) {\n  console.log(${entry});\n}`,
    file: `const file = await ${call};\nconsole.log(file.filename, (await file.bytes()).byteLength);`,
    batch: `const result = await ${call};\nconsole.log(result.succeeded.length, result.failed, result.unknown);`,
    call: operation.success.kind === 'none' ? `await ${call};` : `const result = await ${call};\nconsole.log(result);`,
  }[runs];
  return `import { ${client.factory}, fromEnv } from '${client.package}';\n\nconst ${client.variable} = ${client.factory}(fromEnv());\n${use}`;
}

/** `order` of `orders`: what one entry of a list is called. */
function entryName({ group }: DescribedOperation): string {
  const name = group.endsWith('ies') ? `${group.slice(0, -3)}y` : group.replace(/s$/, '');
  return name === group || ['import', 'return', 'package'].includes(name) ? 'entry' : name;
}

function argumentsOf({ document }: SurfaceReference, operation: DescribedOperation): readonly string[] {
  const example = exampleOf(document, operation);
  const path = operation.pathParameters.map(({ name }) => literal(example.path[name]));
  const url = operation.path === '' ? [literal('https://instance.example.com/exports/chunk-1')] : [];
  const hasQuery = Object.keys(example.query).length > 0;
  const body =
    operation.body === undefined
      ? []
      : example.body === undefined
        ? hasQuery
          ? ['undefined']
          : []
        : [literal(example.body, operation.body.kind === 'multipart' ? filesOf(operation.body.parts) : undefined)];
  return [...path, ...url, ...body, ...(hasQuery ? [literal(example.query)] : [])];
}

/** Writes the file parts of a multipart example as files. */
function filesOf(parts: readonly Part[]): (key: string, value: unknown) => string | undefined {
  return (key, value) => {
    const part = parts.find(({ name }) => name === key);
    if (part?.kind === 'file') return fileLiteral(value);
    if (part?.kind === 'files') return `[${(Array.isArray(value) ? value : [value]).map(fileLiteral).join(', ')}]`;
    return undefined;
  };
}

function fileLiteral(value: unknown): string {
  const name = fileName(value);
  return `{ name: '${name}', data: '${name.endsWith('.csv') ? 'sku;title' : '…'}' }`;
}

/** `register.pdf` of `(content of register.pdf)`. */
export function fileName(value: unknown): string {
  return /[\w-]+\.\w{2,4}/.exec(String(value))?.[0] ?? 'document.pdf';
}

function rawSample(reference: SurfaceReference, operation: DescribedOperation): string | undefined {
  const { surface, document } = reference;
  if (!surface.client) return undefined;
  const { path, query, body } = exampleOf(document, operation);
  const params = {
    ...(Object.keys(path).length > 0 ? { path } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
  };
  const init = { ...(Object.keys(params).length > 0 ? { params } : {}), ...(body === undefined ? {} : { body }) };
  const call = `const { data, error } = await ${clientOf(surface).variable}.raw.${operation.method}('${operation.path}'`;
  return Object.keys(init).length === 0 ? `${call});` : `${call}, ${literal(init, undefined, 0, call.length)});`;
}

/** The address with the example values, on the host that the specs name. */
export function addressOf({ document }: SurfaceReference, operation: DescribedOperation): string {
  const server = document.servers[0];
  const host = (server?.url ?? '').replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => server?.variables?.[name]?.default ?? '',
  );
  if (operation.path === '') return `${host}/exports/chunk-1`;
  const { path, query } = exampleOf(document, operation);
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const pairs = operation.queryParameters.flatMap(({ name, explode }) => {
    const value = query[name];
    if (value === undefined) return [];
    if (!Array.isArray(value)) return [[name, String(value)]];
    return explode === false ? [[name, value.join(',')]] : value.map((entry) => [name, String(entry)]);
  });
  const search = new URLSearchParams(pairs).toString();
  return `${host}${filled}${search === '' ? '' : `?${search}`}`;
}

function curlSample(reference: SurfaceReference, operation: DescribedOperation): string {
  const { document } = reference;
  const { body } = exampleOf(document, operation);
  const schemes = document.components?.securitySchemes ?? {};
  const names = (operation.object.security ?? document.security ?? []).flatMap((requirement) =>
    Object.keys(requirement),
  );
  const key = names.some((name) => schemes[name]?.type === 'apiKey');
  const authorization = names.length === 0 ? [] : [`-H "Authorization: ${key ? '$API_KEY' : 'Bearer $TOKEN'}"`];
  const lines = [
    `curl -X ${operation.method} '${addressOf(reference, operation)}'`,
    ...authorization,
    ...curlBody(operation, body),
  ];
  return lines.join(' \\\n  ');
}

function curlBody(operation: DescribedOperation, body: unknown): readonly string[] {
  if (operation.object['x-empty-body'] === true) return [`-H 'Content-Length: 0'`];
  if (operation.body === undefined || body === undefined) return [];
  const entries = Object.entries(body as Readonly<Record<string, unknown>>);
  switch (operation.body.kind) {
    case 'json':
      return [`-H 'Content-Type: ${operation.body.contentType}'`, `--data '${shellJson(body, 2)}'`];
    case 'form':
      return entries.map(([name, value]) => `--data-urlencode '${name}=${String(value)}'`);
    case 'multipart':
      return entries.flatMap(([name, value]) => {
        const kind = operation.body?.parts.find((part) => part.name === name)?.kind;
        if (kind === 'file') return [`-F '${name}=@${fileName(value)}'`];
        if (kind === 'files')
          return (Array.isArray(value) ? value : [value]).map((entry) => `-F '${name}=@${fileName(entry)}'`);
        return [
          kind === 'json' ? `-F '${name}=${shellJson(value)};type=application/json'` : `-F '${name}=${String(value)}'`,
        ];
      });
  }
}

function fetchSample(reference: SurfaceReference, operation: DescribedOperation): string {
  const { body } = exampleOf(reference.document, operation);
  return `const response = await fetch('${addressOf(reference, operation)}', {\n  method: '${operation.method}',\n  body: new URLSearchParams(${literal(body)}),\n});\nconsole.log(response.status);`;
}

/** JSON within single quotes of a shell. */
function shellJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll("'", String.raw`'\''`);
}
