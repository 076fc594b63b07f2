import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surfaces } from '@tradelane/spec-model/surfaces';

interface Rate {
  readonly maximum?: unknown;
  readonly recommended?: unknown;
  readonly key?: readonly string[];
  readonly followUpPages?: 'free' | 'separate';
  readonly whenAbsent?: unknown;
  readonly surfaces?: Readonly<Record<string, Rate>>;
}

interface Operation {
  readonly operationId?: string;
  readonly 'x-rate-limit'?: Rate;
}

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Addresses and rate windows by the key that clients use for an operation. All surfaces must agree. */
const known = new Map<string, Set<string>>();

for (const { name } of surfaces) {
  const text = readFileSync(join(import.meta.dirname, `../dist/${name}.openapi.json`), 'utf8');
  const { servers, paths } = JSON.parse(text) as Document;
  const base = servers[0]?.url.replace(/^\{\w+\}/, '') ?? '';
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { operationId, 'x-rate-limit': rate }] of Object.entries(methods)) {
      if (operationId === undefined) continue;
      const { maximum, recommended } = rate?.surfaces?.[name] ?? rate ?? {};
      // In the query here, in the body there, with or without `_id`.
      const key = rate?.key?.map((part) => part.split('.').at(-1)?.replace(/_id$/, ''));
      const counts = [maximum ?? recommended, key, rate?.followUpPages, rate?.whenAbsent];
      const facts = JSON.stringify([method, base + path, ...counts]);
      known.set(operationId, (known.get(operationId) ?? new Set()).add(facts));
    }
  }
}

test.each([...known])(
  'E03: %s has one method, path and limit on all its surfaces, so that clients of one key may share its count',
  (_, facts) => {
    expect([...facts]).toHaveLength(1);
  },
);
