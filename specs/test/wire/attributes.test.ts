import { expect, test } from 'vitest';
import { documentOf, type Node, operationOf, requestSchemasAt, resolved, responseSchemasAt } from './schema-at.ts';

const code = { type: 'string' };
/** The schema of `value` by the type of the attribute. The form of a value list depends on the direction. */
const scalars = {
  BOOLEAN: { type: 'boolean' },
  INTEGER: { type: 'integer', format: 'int32' },
  DECIMAL: { type: 'number' },
  DATE_TIME: { type: 'string', format: 'date-time' },
  TEXT: { type: 'string' },
  LONG_TEXT: { type: 'string' },
  LINK: { type: 'string' },
  VIDEO: { type: 'string' },
};
const referred = { required: ['code'], properties: { code } };
const labelled = { required: ['code', 'label'], properties: { code, label: { type: 'string' } } };

const requests = [
  ['SOF25', 'custom_attribute_values[]', referred],
  ['SOF26', 'custom_attribute_values[]', referred],
  ['SOR04', 'custom_attribute_values[]', code],
] as const;
const responses = [
  ['SOF11', 'data[].custom_attribute_values[]'],
  ['SOF25', 'custom_attribute_values[]'],
  ['SOF26', 'custom_attribute_values[]'],
  ['SOR04', 'custom_attribute_values[]'],
  ['SOR04', 'service.custom_attribute_values[]'],
  ['SOR11', 'data[].custom_attribute_values[]'],
  ['SOR11', 'data[].service.custom_attribute_values[]'],
] as const;

const document = documentOf('services-seller');

test.each(requests)('SV04: %s takes %s by type', (id, path, item) => {
  expectVariants(requestSchemasAt(document, operationOf(document, id), `$.${path}`), item);
});

test.each(responses)('SV04: %s returns %s by type', (id, path) => {
  expectVariants(responseSchemasAt(document, operationOf(document, id), `$.${path}`), labelled);
});

function expectVariants([union = {}]: readonly Node[], item: object): void {
  const { propertyName, mapping } = union['discriminator'] as { propertyName: string; mapping: Node };
  expect(propertyName).toBe('type');
  const list = { type: 'array', items: item };
  for (const [type, value] of Object.entries({ ...scalars, VALUE_LIST: list })) {
    const { properties } = resolved(document, { $ref: mapping[type] });
    expect(plain((properties as Node)['value']), type).toMatchObject(value);
  }
}

/** A schema with its references followed, as if null were not allowed. */
function plain(node: unknown): Node {
  const { items, properties, ...schema } = resolved(document, node);
  const types = [schema['type']].flat().filter((type) => type !== 'null');
  return {
    ...schema,
    type: types.length === 1 ? types[0] : types,
    ...(items !== undefined && { items: plain(items) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties as Node).map(([name, one]) => [name, plain(one)])),
    }),
  };
}
