import { type Document, resolve, type Route, type Schema } from '../document.ts';

interface Response200 {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** A field by its place in a response and by its description: `data[].customer.name`, `Customer.name`. */
type DocumentedField = readonly [path: string, field: string];

/** Every field that the JSON response of an operation can have. */
export function documentedFields(document: Document, { operation }: Route): readonly DocumentedField[] {
  const media = resolve<Response200 | undefined>(document, operation.responses['200'])?.content?.['application/json'];
  return media === undefined ? [] : [...fieldsOf(document, media.schema, ['', operation.operationId], new Set())];
}

function* fieldsOf(
  document: Document,
  schema: Schema,
  [path, field]: DocumentedField,
  within: ReadonlySet<string>,
): Generator<DocumentedField> {
  // Follow a recursive schema only once.
  if (schema.$ref !== undefined && within.has(schema.$ref)) return;
  const inner = schema.$ref === undefined ? within : new Set([...within, schema.$ref]);
  const { allOf = [], oneOf = [], anyOf = [], items, properties = {} } = resolve<Schema>(document, schema);
  const owner = schema.$ref?.split('/').at(-1) ?? field;
  for (const part of [...allOf, ...oneOf, ...anyOf]) yield* fieldsOf(document, part, [path, owner], inner);
  if (items !== undefined) yield* fieldsOf(document, items, [`${path}[]`, owner], inner);
  for (const [name, property] of Object.entries(properties)) {
    const one: DocumentedField = [path === '' ? name : `${path}.${name}`, `${owner}.${name}`];
    yield one;
    yield* fieldsOf(document, property, one, inner);
  }
}

/** The fields with a value in a response, as the same paths. */
export function* presentFields(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* presentFields(item, `${path}[]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (inner === null) continue;
      const field = path === '' ? name : `${path}.${name}`;
      yield field;
      yield* presentFields(inner, field);
    }
  }
}

/** The fields of a response that its schema doesn't document, as paths. */
export function undocumentedFields(document: Document, { operation }: Route, body: unknown): readonly string[] {
  const media = resolve<Response200 | undefined>(document, operation.responses['200'])?.content?.['application/json'];
  return media === undefined ? [] : [...undocumentedIn(document, [media.schema], body, operation.operationId)];
}

function* undocumentedIn(
  document: Document,
  schemas: readonly Schema[],
  value: unknown,
  path: string,
): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const all = schemas.flatMap((schema) => partsOf(document, schema));
  if (Array.isArray(value)) {
    const items = all.flatMap((schema) => schema.items ?? []);
    for (const item of value) yield* undocumentedIn(document, items, item, `${path}[]`);
    return;
  }
  // An object without documented fields may contain any fields.
  if (all.every(({ properties }) => properties === undefined)) return;
  for (const [name, inner] of Object.entries(value)) {
    const found = all.flatMap(({ properties = {} }) => properties[name] ?? []);
    if (found.length === 0) yield `${path}.${name}`;
    else yield* undocumentedIn(document, found, inner, `${path}.${name}`);
  }
}

/** A schema with all its parts and variants. */
function partsOf(document: Document, schema: Schema): readonly Schema[] {
  const own = resolve<Schema>(document, schema);
  const { allOf = [], oneOf = [], anyOf = [] } = own;
  return [own, ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => partsOf(document, part))];
}
