import { describeRate, queryKind } from '@tradelane/spec-model/descriptor';
import type { Document } from '@tradelane/spec-model/document';
import { banner } from '@tradelane/spec-model/literal';
import type { Operation } from '@tradelane/spec-model/operation';
import { credentialKinds } from './operations.ts';
import { signatureOf } from '@tradelane/spec-model/signature';
import type { Surface } from '@tradelane/spec-model/surfaces';

/** `features.ts`: what the operations of a surface need of the core beyond a plain call. */
export function emitFeatures(surface: Surface, document: Document, operations: readonly Operation[]): string {
  const runs = new Set(operations.map((operation) => signatureOf(document, operation).runs));
  const bodies = new Set(operations.map(({ body }) => body?.kind));
  const isPaced = operations.some((operation) => describeRate(surface.name, operation) !== undefined);
  const used = {
    batches: runs.has('batch'),
    choices: operations.some(({ object }) => 'x-at-least-one-of' in object),
    clientCredentials: credentialKinds(surface, document).includes('clientCredentials'),
    files: runs.has('file'),
    form: bodies.has('form'),
    itemLimits: operations.some(({ object }) => 'x-batch-limit' in object),
    links: operations.some(({ path }) => path === ''),
    lists: runs.has('list'),
    multipart: bodies.has('multipart'),
    presets: surface.forShop === true,
    queryKinds: operations.some(({ queryParameters }) =>
      queryParameters.some((parameter) => !queryKind(document, parameter).startsWith('string')),
    ),
  };
  const limits = isPaced ? 'rateLimits' : 'pauses';
  const names = Object.entries(used).flatMap(([name, isUsed]) => (isUsed ? [name] : []));
  const parts = names.length === 0 ? '' : `import { ${names.join(', ')} } from '@tradelane/core/features';\n`;
  return `${banner}${parts}import { type Features, ${limits} } from '@tradelane/core/runtime';

/** What the operations need of the core beyond a plain call; what is not named here is in no bundle. */
export const features: Features = { ${[`limits: ${limits}`, ...names].join(', ')} };
`;
}
