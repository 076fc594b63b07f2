import { resolve, schemaName, type Document, type Schema } from '@tradelane/spec-model/document';
import { banner, key, pascalCase, quote } from '@tradelane/spec-model/literal';
import { bodyName } from '@tradelane/spec-model/named-types';
import { isBinary, type Operation } from '@tradelane/spec-model/operation';
import { reachableSchemas, requestOnly } from './reachable-schemas.ts';

/** Code of a schema, and its type. */
interface Typed {
  readonly text: string;
  readonly type: string;
}

/** The settings for writing a schema. */
interface Context {
  readonly document: Document;
  /** The expression that refers to a named schema. */
  readonly refer: (name: string) => Typed;
  /** The function that makes objects: a loose object keeps unknown fields, and a plain one takes half the time. */
  readonly object: 'z.object' | 'z.looseObject';
  /** Whether it is a part of an intersection, which has further fields. */
  readonly isPart?: boolean;
  /** Whether it has the limits of the specs: in requests, and in schemas that responses share with them. */
  readonly isLimited?: boolean;
  /**
   * Whether callers write it: dates and files in their types, null only if it is documented, and unknown fields refused.
   */
  readonly isSent: boolean;
}

/**
 * `schemas.ts`: a zod schema for each named schema, request body and response. Unknown values pass, and in responses
 * unknown fields and a null for an optional field. Requests have the limits of the specs. Each schema has its type written
 * out, so that a program can extend it. Each is a separate export, so that a bundle keeps only what it needs.
 */
export function emitSchemas(document: Document, operations: readonly Operation[]): string {
  const sent = requestOnly(document, operations);
  const bodies = operations.flatMap((operation) =>
    operation.body === undefined ? [] : [[operation, operation.body.schema, bodyName(operation), true] as const],
  );
  const results = operations.flatMap((operation) =>
    operation.success.kind === 'json'
      ? [[operation, operation.success.schema ?? {}, resultName(operation), false] as const]
      : [],
  );
  const roots = [...bodies, ...results];
  const names = reachableSchemas(
    document,
    roots.map(([, schema]) => schema),
  );
  const limited = reachableSchemas(
    document,
    bodies.map(([, schema]) => schema),
  );
  const parts = partsOf(document.components?.schemas);
  const context = { document, object: 'z.looseObject' } as const;
  const named = namedSchemas(document, names, (name, refer) =>
    expression(document.components?.schemas?.[name] ?? {}, 0, {
      ...context,
      refer,
      isSent: sent.has(name),
      isLimited: limited.has(name),
      isPart: parts.has(name),
    }),
  );
  const unnamed = roots.flatMap(([, schema, name, isSent]) =>
    schemaName(schema.$ref) === undefined
      ? [[name, expression(schema, 0, { ...context, isSent, isLimited: isSent, refer: asName })] as const]
      : [],
  );
  const declarations = [...named, ...unnamed].map(
    ([name, { text, type }]) => `export const ${name}: ${type} = /* @__PURE__ */ (() => ${text})();\n`,
  );
  const text = `${declarations.join('')}${tableOf('requests', 'The body of each operation that has one.', bodies)}${tableOf(
    'responses',
    'The JSON response of each operation that has one.',
    results,
  )}
export { schemaCheck as check } from '@tradelane/core/schemas';
`;
  const types = [
    ...(/\bFileInput\b/.test(text) ? [`import type { FileInput } from '@tradelane/core';\n`] : []),
    `import * as z from 'zod';\n`,
    ...(/\bT\./.test(text) ? [`import type * as T from './types.ts';\n`] : []),
  ];
  return `${banner}${types.join('')}\n${withPreamble(text, purePreamble)}`;
}

function resultName({ group, name }: Operation): string {
  return `${pascalCase(group)}${pascalCase(name)}Response`;
}

/** Names of the schemas that are parts of intersections. */
function partsOf(node: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { allOf = [] } = value as Schema;
    for (const { $ref } of Array.isArray(allOf) ? (allOf as readonly Schema[]) : []) found.add(schemaName($ref) ?? '');
    for (const member of Object.values(value)) visit(member);
  };
  visit(node);
  return found;
}

function tableOf(
  table: string,
  comment: string,
  roots: readonly (readonly [Operation, Schema, string, boolean])[],
): string {
  const entries = roots.map(([{ id }, schema, name]) => [key(id), schemaName(schema.$ref) ?? name] as const);
  const types = entries.map(([id, name]) => `  readonly ${id}: typeof ${name};\n`).join('');
  const values = entries.map(([id, name]) => `  ${id}: ${name},\n`).join('');
  return `\n/** ${comment} */\nexport const ${table}: {\n${types}} = {\n${values}};\n`;
}

/** A module that exports schemas by key, with every named schema that they need. */
export function emitSchemaTable(
  document: Document,
  table: { readonly name: string; readonly comment: string; readonly schemas: readonly (readonly [string, Schema])[] },
): string {
  const context: Omit<Context, 'refer'> = { document, object: 'z.object', isSent: false };
  const names = reachableSchemas(
    document,
    table.schemas.map(([, schema]) => schema),
  );
  const named = namedSchemas(document, names, (name, refer) =>
    expression(document.components?.schemas?.[name] ?? {}, 0, { ...context, refer }),
  );
  const declarations = named.map(([name, { text }]) => `const ${name}: z.ZodType = ${text};\n`);
  const entries = table.schemas.map(
    ([id, schema]) => `  ${key(id)}: ${expression(schema, 1, { ...context, refer: asName }).text},\n`,
  );
  const text = `${declarations.join('')}
/** ${table.comment} */
export const ${table.name}: Readonly<Record<string, z.ZodType>> = {
${entries.join('')}};
`;
  return `${banner}import * as z from 'zod';\n\n${withPreamble(text, preamble)}`;
}

/** Puts the helpers that a text uses before it. */
function withPreamble(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduceRight((rest, [name, code]) => (rest.includes(name) ? code + rest : rest), text);
}

/**
 * Helpers of the generated schemas, by name, in order of dependency. All schemas share one instance of each primitive,
 * which loads and runs faster.
 */
const preamble: Readonly<Record<string, string>> = {
  'is.': `const is = { text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() };
`,
  'maybe.': `const maybe = { text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) };
`,
  'tagged(': `
/** Checks an object by the variant that its tag names; a tag that is not known yet passes as it is. */
function tagged<Variant extends z.ZodType>(
  tag: string,
  variants: Readonly<Record<string, Variant>>,
): z.ZodType<z.output<Variant>> {
  const known = new Map<string, z.ZodType>(Object.entries(variants));
  const anyObject = z.object({});
  return z.unknown().check((context) => {
    const { value } = context;
    const schema = known.get(String((value as Readonly<Record<string, unknown>> | null)?.[tag])) ?? anyObject;
    const result = schema.safeParse(value);
    for (const issue of result.error?.issues ?? []) context.issues.push(issue as (typeof context.issues)[number]);
  }) as z.ZodType as z.ZodType<z.output<Variant>>;
}

`,
};

/** The same, and what only clients have. A bundle leaves out what it doesn't use. */
const purePreamble: Readonly<Record<string, string>> = {
  'is.': `const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
`,
  'maybe.': `const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
`,
  'moment(': `/** A point in time, as text or as a \`Date\`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\\d{4}-\\d\\d-\\d\\d[Tt ]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:?\\d\\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
`,
  'upload(': `/** A file to upload. The client checks it. */
const upload = (): z.ZodType<FileInput> => z.custom<FileInput>((value) => value !== undefined && value !== null);
`,
  'later<': `/** Refers to a schema that contains the one that refers to it. */
function later<Value>(schema: () => unknown): z.ZodType<Value> {
  return z.lazy(schema as () => z.ZodType<Value>);
}
`,
  'tagged(': preamble['tagged('] ?? '',
};

const asName = (name: string): Typed => ({ text: name, type: `typeof ${name}` });

/** Named schemas in order of dependency. In a cycle, one schema looks up another one later. */
function namedSchemas(
  document: Document,
  names: ReadonlySet<string>,
  write: (name: string, refer: Context['refer']) => Typed,
): readonly (readonly [string, Typed])[] {
  const done = new Set<string>();
  const open = new Set<string>();
  const ordered: (readonly [string, Typed])[] = [];
  const declare = (name: string): void => {
    open.add(name);
    const typed = write(name, (other) => {
      if (!done.has(other) && !open.has(other)) declare(other);
      return done.has(other)
        ? asName(other)
        : { text: `later<T.${other}>(() => ${other})`, type: `z.ZodType<T.${other}>` };
    });
    open.delete(name);
    done.add(name);
    ordered.push([name, typed]);
  };
  for (const name of [...names].sort()) if (!done.has(name)) declare(name);
  return ordered;
}

function expression(schema: Schema, depth: number, context: Context): Typed {
  const { typed, nullable } = described(schema, depth, context);
  return nullable ? { text: `z.nullable(${typed.text})`, type: `z.ZodNullable<${typed.type}>` } : typed;
}

/** The same schema for an optional value. */
function optional(schema: Schema, depth: number, context: Context): Typed {
  if (context.isSent) {
    const { text, type } = expression(schema, depth, context);
    return { text: `z.optional(${text})`, type: `z.ZodOptional<${type}>` };
  }
  const { text, type } = described(schema, depth, context).typed;
  return {
    text: sharedOptionals.has(text) ? text.replace('is.', 'maybe.') : `z.nullish(${text})`,
    type: `z.ZodOptional<z.ZodNullable<${type}>>`,
  };
}

const sharedOptionals: ReadonlySet<string> = new Set(['is.text', 'is.number', 'is.flag']);

function described(
  schema: Schema,
  depth: number,
  context: Context,
): { readonly typed: Typed; readonly nullable: boolean } {
  const name = schemaName(schema.$ref);
  if (name !== undefined) return { typed: context.refer(name), nullable: false };
  const resolved = resolve(context.document, schema);
  const types = typeof resolved.type === 'string' ? [resolved.type] : (resolved.type ?? []);
  const others = types.filter((type) => type !== 'null');
  return { typed: notNull(resolved, others, depth, context), nullable: types.includes('null') };
}

function notNull(schema: Schema, types: readonly string[], depth: number, context: Context): Typed {
  const variants = schema.oneOf ?? schema.anyOf;
  const isPart = context.isPart === true || schema.allOf !== undefined || variants !== undefined;
  const own: Context = { ...context, isPart };
  const parts = [
    ...(schema.allOf ?? []).map((part) => expression(part, depth, own)),
    ...(variants === undefined ? [] : [choice(schema, variants, depth, context)]),
  ];
  if (schema.properties !== undefined || (parts.length === 0 && types.length === 1 && types[0] === 'object'))
    parts.unshift(objectExpression(schema, depth, own));
  if (parts.length > 0)
    return parts.reduce((left, right) => ({
      text: `z.intersection(${left.text}, ${right.text})`,
      type: `z.ZodIntersection<${left.type}, ${right.type}>`,
    }));
  if (schema.const !== undefined) {
    const value = typeof schema.const === 'string' ? quote(schema.const) : String(schema.const);
    return { text: `z.literal(${value})`, type: `z.ZodLiteral<${value}>` };
  }
  return types.length > 1
    ? unionOf(types.map((type) => primitive(schema, type, depth, context)))
    : primitive(schema, types[0], depth, context);
}

function unionOf(members: readonly Typed[]): Typed {
  return {
    text: `z.union([${members.map(({ text }) => text).join(', ')}])`,
    type: `z.ZodUnion<readonly [${members.map(({ type }) => type).join(', ')}]>`,
  };
}

const anything: Typed = { text: 'is.anything', type: 'z.ZodUnknown' };

function primitive(schema: Schema, type: string | undefined, depth: number, context: Context): Typed {
  switch (type) {
    case 'string':
      if (isBinary(schema)) return context.isSent ? { text: 'upload()', type: 'z.ZodType<FileInput>' } : anything;
      return context.isSent && schema.format === 'date-time'
        ? { text: 'moment()', type: 'z.ZodUnion<readonly [z.ZodString, z.ZodDate]>' }
        : { text: `is.text${textLimits(schema, context)}`, type: 'z.ZodString' };
    case 'integer':
    case 'number':
      return { text: `is.number${numberLimits(schema, type, context)}`, type: 'z.ZodNumber' };
    case 'boolean':
      return { text: 'is.flag', type: 'z.ZodBoolean' };
    case 'array': {
      const items = expression(schema.items ?? {}, depth, context);
      const limits = limitsOf(context, ['min', schema.minItems], ['max', schema.maxItems]);
      return { text: `z.array(${items.text})${limits}`, type: `z.ZodArray<${items.type}>` };
    }
    case 'object':
      return objectExpression(schema, depth, context);
    default:
      return anything;
  }
}

/** Formats that requests are checked for. */
const formats: Readonly<Record<string, readonly [pattern: string, example: string]>> = {
  email: ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'an email address such as ada@example.com'],
  uri: ['^[A-Za-z][A-Za-z\\d+.-]*:\\S*$', 'an absolute URL such as https://shop.example.com'],
  'date-time-without-timezone': [
    '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?$',
    'a date-time such as 2026-01-31T12:00:00',
  ],
};

function textLimits({ minLength, maxLength, pattern, format = '' }: Schema, context: Context): string {
  const [form, example = ''] = formats[format] ?? [];
  return limitsOf(
    context,
    ['min', minLength],
    ['max', maxLength],
    ['regex', pattern && regex(pattern)],
    ['regex', form && `${regex(form)}, ${quote(`Expected ${example}`)}`],
  );
}

const regex = (pattern: string): string => String(new RegExp(pattern));

function numberLimits({ minimum, maximum }: Schema, type: string, context: Context): string {
  const whole = type === 'integer' && context.isSent ? '.int()' : '';
  return whole + limitsOf(context, ['min', minimum], ['max', maximum]);
}

function limitsOf(
  { isLimited }: Context,
  ...limits: readonly (readonly [method: string, limit: string | number | undefined])[]
): string {
  return limits
    .map(([method, limit]) => (isLimited !== true || limit === undefined ? '' : `.${method}(${limit})`))
    .join('');
}

function objectExpression(schema: Schema, depth: number, context: Context): Typed {
  const extra = schema.additionalProperties;
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0 && typeof extra === 'object') {
    const value = expression(extra, depth, context);
    return { text: `z.record(is.text, ${value.text})`, type: `z.ZodRecord<z.ZodString, ${value.type}>` };
  }
  if (properties.length === 0) return { text: `${context.object}({})`, type: 'z.ZodObject<{}, z.core.$loose>' };
  // Each part of an intersection knows only its own fields.
  const isStrict = context.isSent && extra === undefined && context.isPart !== true;
  const pad = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  const members = properties.map(([name, property]) => {
    const write = schema.required?.includes(name) === true ? expression : optional;
    const { text, type } = write(property, depth + 1, { ...context, isPart: false });
    return { text: `${pad}${key(name)}: ${text},\n`, type: `${pad}${key(name)}: ${type};\n` };
  });
  return {
    text: `${isStrict ? 'z.strictObject' : context.object}({\n${members.map(({ text }) => text).join('')}${end}})`,
    type: `z.ZodObject<{\n${members.map(({ type }) => type).join('')}${end}}, z.core.${isStrict ? '$strict' : '$loose'}>`,
  };
}

function choice(schema: Schema, variants: readonly Schema[], depth: number, context: Context): Typed {
  const tags = variantTags(context.document, schema, variants);
  if (tags !== undefined) {
    const pad = '  '.repeat(depth + 1);
    const entries = tags.entries.map(([tag, variant]) => ({ tag, ...expression(variant, depth + 1, context) }));
    const types = new Set(entries.map(({ type }) => type));
    return {
      text: `tagged(${quote(tags.property)}, {\n${entries.map(({ tag, text }) => `${pad}${key(tag)}: ${text},\n`).join('')}${'  '.repeat(depth)}})`,
      type: `z.ZodType<z.output<${[...types].join(' | ')}>>`,
    };
  }
  const members = variants.map((variant) => expression(variant, depth, context));
  return members.length > 1 ? unionOf(members) : (members[0] ?? anything);
}

/** The property that distinguishes variants, and the variant for each of its values. Undefined if there is none. */
export function variantTags(
  document: Document,
  schema: Schema,
  variants: readonly Schema[],
): { readonly property: string; readonly entries: readonly (readonly [string, Schema])[] } | undefined {
  const property = schema.discriminator?.propertyName;
  if (property === undefined) return undefined;
  const mapping = schema.discriminator?.mapping;
  if (mapping !== undefined)
    return { property, entries: Object.entries(mapping).map(([tag, $ref]) => [tag, { $ref }]) };
  const entries = variants.map((variant) => {
    const value = resolve(document, resolve(document, variant).properties?.[property] ?? {});
    return [String(value.const ?? value.enum?.[0]), variant] as const;
  });
  return { property, entries };
}
