import { expect, test } from 'vitest';
import { documentOf, operationOf, requestSchemasAt, responseSchemasAt, shown } from './schema-at.ts';

/** Fields that null removes. Fields left out keep their value. */
const nullable: readonly (readonly [surface: string, operation: string, ...paths: readonly string[]])[] = [
  [
    'marketplace-seller',
    'A02',
    'closed_from',
    'closed_to',
    'description',
    'fax',
    'web_site',
    'return_policy',
    'shipping_country',
    'payment_info',
    'shop_additional_fields',
    'pro_details.tax_identification_number',
    'pro_details.identification_number',
    'address.phone',
    'address.phone_secondary',
    'address.state',
    'address.street2',
  ],
  [
    'services-seller',
    'SOF26',
    'description',
    'date_availability_start',
    'date_availability_end',
    'inactive_reasons',
    'custom_attribute_values[].value',
    'pricing.options[].values',
  ],
  [
    'services-seller',
    'SOR04',
    'custom_attribute_values[].value',
    'price.options[].value',
    'price.options[].amount',
    'price.options[].taxes',
    'price.options[].values',
    'price.options[].values[].taxes',
  ],
  [
    'channel-platform',
    'upsertBusinessInformation',
    'payment_information_warning',
    'shipping_warning',
    'quality_suspension_reasons',
  ],
  [
    'hub',
    'upsertProducts',
    'products[].titles',
    'products[].descriptions',
    'products[].brand',
    'products[].category',
    'products[].category.id',
    'products[].images',
    'products[].attributes',
    'products[].discount_prices',
    'products[].discount_prices[].scope',
    'products[].discount_prices[].start_date',
    'products[].discount_prices[].end_date',
    'products[].standard_prices[].scope',
  ],
];

/** These cannot be taken back. */
const kept: typeof nullable = [
  [
    'marketplace-seller',
    'A02',
    'shop_name',
    'email',
    'is_professional',
    'address',
    'address.city',
    'address.civility',
    'address.country',
    'address.firstname',
    'address.lastname',
    'address.street1',
    'pro_details.corporate_name',
  ],
  ['services-seller', 'SOF25', 'description', 'custom_attribute_values[].value'],
  ['services-seller', 'SOR28', 'options[].values', 'options[].taxes'],
  ['hub', 'upsertProducts', 'products[].gtins', 'products[].standard_prices', 'products[].quantities'],
];

const places = (table: typeof nullable): readonly (readonly [string, string, string])[] =>
  table.flatMap(([surface, operation, ...paths]) => paths.map((path) => [surface, operation, path] as const));

function takesNull(surface: string, id: string, path: string): boolean {
  const document = documentOf(surface);
  const schemas = requestSchemasAt(document, operationOf(document, id), `$.${path}`);
  if (schemas.length === 0) throw new Error(`${surface} ${id} has nothing at ${path}`);
  return schemas.some(({ type }) => [type].flat().includes('null'));
}

test.each(places(nullable))('C04: %s %s takes null for %s', (surface, operation, path) => {
  expect(takesNull(surface, operation, path)).toBe(true);
});

test.each(places(kept))('C04: %s %s does not take null for %s', (surface, operation, path) => {
  expect(takesNull(surface, operation, path)).toBe(false);
});

test.each(shown)('C04: $path of $operation of $surface can be $kind', ({ operation, kind, path, surface }) => {
  const document = documentOf(surface);
  const at = (place: string) => responseSchemasAt(document, operationOf(document, operation), place);
  const [, parent = '$', name = ''] = /^(.*?)\.?([^.]+)$/.exec(`$.${path}`) ?? [];
  const found = at(`$.${path}`);
  expect(found).not.toEqual([]);
  if (kind === 'null') expect(found.flatMap(({ type }) => type)).toContain('null');
  else expect(at(parent).flatMap(({ required = [] }) => required)).not.toContain(name);
});
