import { type Method, methodsOf, qualified } from './methods.ts';

/**
 * Two programs: one with forty calls of one operation, one with one call of forty operations. All operations only read.
 */
export interface TypePrograms {
  readonly oneOften: string;
  readonly manyOnce: string;
}

const times = 40;

/** Calls of the generated methods of the largest surface. */
export function ourPrograms(): TypePrograms {
  const head = `import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import type * as T from '@tradelane/marketplace-seller';
const client = createMarketplaceSeller({ baseUrl: 'https://mall.example.com', auth: { apiKey: 'key' } });
`;
  return programs(head, readOperations(), ourCall);
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

/** The first operations of the generated client that only read, in the order of the source. */
function readOperations(): readonly Method[] {
  return methodsOf('marketplace-seller')
    .filter(({ verb }) => verb === 'GET')
    .slice(0, times);
}

function ourCall({ name, required }: Method, index: number): string {
  return [
    ...required.map((type, at) => `declare const argument${index}_${at}: ${qualified(type, 'T')};`),
    `export const response${index} = await client.${name}(${required.map((_, at) => `argument${index}_${at}`).join(', ')});`,
  ].join('\n');
}
