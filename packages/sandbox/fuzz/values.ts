import type { Random } from './random.ts';

/** Names that mean something to the language rather than to an API. */
export const namesOfPrototypes: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
];

const texts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  'undefined',
  'NaN',
  '2026-02-30T00:00:00Z',
  '2026-03-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '%',
  '%00',
  '\0',
  '\n',
  '|',
  '/',
  '../..',
  '\ud800',
  '漢😀',
  '<script>',
  "' OR 1=1 --",
  'a'.repeat(5000),
  'EUR',
  'en_US',
  'acme_web',
  'acme_ORD-1001',
  'ORD-1001',
  'ORD-1001-1',
  'acme_ORD-1001-1',
  'SKU-100',
  '2001',
  '2002',
  'store-1',
  ...namesOfPrototypes,
];

const numbers: readonly number[] = [
  0, -0, 1, -1, 2, 1.5, 100, 101, 1e6, 1e21, -1e21, 9007199254740992, 2147483648, 1e308, 5e-324,
];

/** A value of any kind, of a few levels. */
export function anyValue(random: Random, depth = 3): unknown {
  const kind = random.int(depth > 0 ? 8 : 5);
  if (kind < 2) return random.pick(texts);
  if (kind === 2) return random.pick(numbers);
  if (kind === 3) return random.is(0.5);
  if (kind === 4) return null;
  if (kind < 6) return Array.from({ length: random.int(4) }, () => anyValue(random, depth - 1));
  const names = Array.from({ length: random.int(4) }, () => random.pick(texts));
  return Object.fromEntries(names.map((name) => [name, anyValue(random, depth - 1)]));
}

export const anyText = (random: Random): string => random.pick(texts);

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
  readonly minItems?: number;
  readonly minimum?: number;
}

/** Returns mostly valid values of a schema. `known` are identifiers of the world. */
export function fitting(
  random: Random,
  document: unknown,
  declared: Schema,
  known: readonly string[],
  depth = 6,
): unknown {
  const schema = resolved(document, declared);
  const { allOf, oneOf = schema.anyOf } = schema;
  const fit = (one: Schema): unknown => fitting(random, document, one, known, depth - 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (oneOf !== undefined && depth > 0) return mixed([fit(random.pick(oneOf)), own()]);
  if (allOf !== undefined && depth > 0) return mixed([...allOf.map(fit), own()]);
  return own();

  function own(): unknown {
    const type = [schema.type ?? (schema.properties === undefined ? undefined : 'object')].flat()[0];
    switch (type) {
      case 'object': {
        const entries = Object.entries(schema.properties ?? {}).filter(
          ([name]) => depth > 0 && (schema.required?.includes(name) === true || random.is(0.5)),
        );
        return Object.fromEntries(entries.map(([name, property]) => [name, fit(property)]));
      }
      case 'array':
        return Array.from({ length: Math.max(schema.minItems ?? 0, random.int(3)) }, () => fit(schema.items ?? {}));
      case 'integer':
        return Math.max(schema.minimum ?? 0, random.int(5));
      case 'number':
        return random.int(1000) / 10;
      case 'boolean':
        return random.is(0.5);
      case 'string':
        if (schema.format === 'date-time') return '2026-03-02T08:00:00Z';
        if (schema.format === 'uri') return 'https://shop.example.com/x';
        if (schema.format === 'email') return 'ada@example.com';
        return random.is(0.8) ? random.pick(known) : String(schema.examples?.[0] ?? anyText(random));
      default:
        return undefined;
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mixed = (values: readonly unknown[]): unknown =>
  values.every((value) => value === undefined || isRecord(value))
    ? Object.assign({}, ...values)
    : values.find((value) => value !== undefined);

function resolved(document: unknown, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const steps = schema.$ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>((node, step) => (node as Readonly<Record<string, unknown>>)[step], document);
  return resolved(document, found as Schema);
}

/** Makes something else of a part of a value, in the form of JSON text, so that no key is lost on the way. */
export function spoiled(random: Random, value: unknown): unknown {
  if (random.is(0.15) || typeof value !== 'object' || value === null) return anyValue(random);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.is(0.2)) return [...(value as readonly unknown[]), anyValue(random)];
    const at = random.int(value.length);
    return value.map((one, i) => (i === at ? spoiled(random, one) : (one as unknown)));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.is(0.3))
    return Object.fromEntries([...entries, [anyText(random), anyValue(random)]]);
  const at = random.int(entries.length);
  if (random.is(0.2)) return Object.fromEntries(entries.filter((_, i) => i !== at));
  return Object.fromEntries(
    entries.map(([name, one], i) => [name, i === at ? spoiled(random, one) : (one as unknown)]),
  );
}
