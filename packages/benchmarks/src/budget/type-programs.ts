import { readFileSync } from 'node:fs';
import { generateHeyApi } from '../peers/hey-api.ts';

/** Two programs: one operation forty times, forty operations once. Both only read. */
export interface TypePrograms {
  readonly oneOften: string;
  readonly manyOnce: string;
}

const times = 40;

interface Read {
  /** `orders.list` */
  readonly method: string;
  readonly id: string;
  readonly path: string;
  /** Types of the arguments that must be given. */
  readonly required: readonly string[];
}

/** Calls of the written-out methods of the largest surface. */
export function ourPrograms(): TypePrograms {
  const head = `import { createMarketplaceSeller, type components, type operations } from '@tradelane/marketplace-seller';
type Schemas = components['schemas'];
const client = createMarketplaceSeller({ baseUrl: 'https://mall.example.com', auth: { apiKey: 'key' } });
`;
  return programs(head, readOperations(), ourCall);
}

/** The same operations, path style. */
export function openapiFetchPrograms(): TypePrograms {
  const head = `import createClient from 'openapi-fetch';
import type { operations, paths } from '@tradelane/marketplace-seller';
const client = createClient<paths>({ baseUrl: 'https://mall.example.com' });
`;
  return programs(head, readOperations(), pathStyleCall);
}

/** The same document as `@hey-api/openapi-ts` writes it out. */
export async function heyApiPrograms(): Promise<TypePrograms> {
  const folder = await generateHeyApi();
  const source = readFileSync(`${folder}/sdk.gen.ts`, 'utf8');
  const reads = [...source.matchAll(/^export const (\w+) = .*?Options<(\w+), ThrowOnError>.*\.get</gm)].slice(0, times);
  const names = reads.map(([, name = '', data = '']) => ({ name, data }));
  const head = `import { ${names.map(({ name }) => name).join(', ')} } from '${folder}sdk.gen.ts';
import type { ${names.map(({ data }) => data).join(', ')} } from '${folder}types.gen.ts';
`;
  return programs(
    head,
    names,
    ({ name, data }, index) =>
      `declare const data${index}: ${data};\nexport const response${index} = await ${name}(data${index});`,
  );
}

function programs<Operation>(
  head: string,
  operations: readonly Operation[],
  call: (operation: Operation, index: number) => string,
): TypePrograms {
  const [first] = operations;
  if (first === undefined || operations.length < times) throw new Error(`Only ${operations.length} operations to call`);
  return {
    oneOften: head + Array.from({ length: times }, (_, index) => call(first, index)).join('\n'),
    manyOnce: head + operations.map(call).join('\n'),
  };
}

/** The first operations of the generated client that only read, as they are written there. */
function readOperations(): readonly Read[] {
  const source = readFileSync(new URL('../../../marketplace-seller/src/generated/client.ts', import.meta.url), 'utf8');
  const methodOf = new Map<string, string>();
  let group = '';
  for (const line of source.split('\n')) {
    group = /^ {4}(\w+): \{$/.exec(line)?.[1] ?? group;
    const [, name, id] = /^ {6}(\w+): .*\bo(?:\.|\[')(\w+)/.exec(line) ?? [];
    if (name !== undefined && id !== undefined) methodOf.set(id, `${group}.${name}`);
  }
  const written = /@see (\w+): `GET ([^`]+)`\n {3}\*\/\n {2}\w+\(([\s\S]*?)\): [A-Z]\w+</g;
  return [...source.matchAll(written)]
    .map(([, id = '', path = '', parameters = '']) => ({
      id,
      path,
      method: methodOf.get(id) ?? '',
      required: parameters
        .split(/,\s*/)
        .filter((parameter) => /^\s*\w+: /.test(parameter))
        .map((parameter) => parameter.replace(/^\s*\w+: /, '').trim()),
    }))
    .filter(({ method }) => method !== '')
    .slice(0, times);
}

function ourCall({ method, required }: Read, index: number): string {
  return [
    ...required.map((type, at) => `declare const argument${index}_${at}: ${type};`),
    `export const response${index} = await client.${method}(${required.map((_, at) => `argument${index}_${at}`).join(', ')});`,
  ].join('\n');
}

function pathStyleCall({ id, path }: Read, index: number): string {
  return `declare const params${index}: operations['${id}']['parameters'];
export const response${index} = await client.GET('${path}', { params: params${index} });`;
}
