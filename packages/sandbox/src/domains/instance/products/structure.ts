import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import type { Context, HandlersOf } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { isSeller } from '../common/access.ts';
import type { Labels } from '../common/labels.ts';
import { readAttributes, readCategories } from './catalog-rules.ts';
import { csvWriter } from './files/report-writers.ts';
import { type CatalogAttribute, type Category, valueLists } from './model/index.ts';
import { pathTo } from './product-checks.ts';

/** The codes of the values that a list allows, which PM11 repeats. */
const valueCodes = (world: World, list: string): { code: string }[] =>
  (world.store.get(valueLists, list)?.values ?? []).map(({ code }) => ({ code }));

const translations = (labels: Labels): { locale: string; value: string }[] =>
  Object.entries(labels).map(([locale, value]) => ({ locale, value }));

/** PR14: categories of a request: the named one with its parents and children, or all, down to the requested level. */
function askedCategories({ query, world }: Context<'H11' | 'PM11'>): Category[] {
  const all = readCategories(world);
  const name = query.hierarchy;
  const depth = query.max_level ?? Infinity;
  if (name === undefined) return [...all.values()].filter(({ level }) => level <= depth);
  const named = all.get(name) ?? invalid('AS34', 'hierarchy', `isn't a category: ${name}`);
  const above = new Set(pathTo(all, name));
  return [...all.values()].filter(
    ({ code, level }) => above.has(code) || (level - named.level <= depth && pathTo(all, code).includes(name)),
  );
}

const categoryView = ({ code, parent_code, level, labels }: Category): Schemas['Hierarchy'] => ({
  code,
  label: labels.en_US,
  label_translations: translations(labels),
  level,
  parent_code,
});

const byLevel = (a: Category, b: Category): number => a.level - b.level || (a.code < b.code ? -1 : 1);

function attributeView(world: World, attribute: CatalogAttribute): Schemas['Attribute'] {
  const {
    code,
    hierarchy_code,
    labels,
    descriptions,
    example,
    type,
    requirement_level,
    values_list,
    role,
    channels,
    variant,
    locale,
    defaultValue,
    validations,
    transformations,
  } = attribute;
  const parameters = values_list === undefined ? [] : [{ name: 'LIST_CODE', value: values_list }];
  return {
    code,
    unique_code: hierarchy_code === '' ? code : `${hierarchy_code}.${code}`,
    hierarchy_code,
    label: labels.en_US,
    label_translations: translations(labels),
    ...(descriptions !== undefined && { description: descriptions.en_US }),
    description_translations: descriptions === undefined ? [] : translations(descriptions),
    example: example ?? null,
    ...(channels !== undefined && { channels: channels.map((channel) => ({ code: channel })) }),
    requirement_level,
    required: requirement_level === 'REQUIRED',
    roles: role === undefined ? [] : [{ type: role, parameters: [] }],
    type,
    type_parameters: parameters,
    type_parameter: values_list ?? null,
    ...(values_list !== undefined && { values_list, values: valueCodes(world, values_list) }),
    variant: variant === true,
    ...(locale !== undefined && { locale }),
    default_value: defaultValue ?? null,
    ...(validations !== undefined && { validations }),
    ...(transformations !== undefined && { transformations }),
  };
}

function attributesOf(context: Context<'PM11'>): Schemas['Attribute'][] {
  const { query, world } = context;
  const named =
    query.hierarchy === undefined ? undefined : new Set(['', ...askedCategories(context).map(({ code }) => code)]);
  const channels = query.channels;
  const keepsOwn = !isSeller(context) || query.all_operator_attributes === true;
  return readAttributes(world)
    .filter((attribute) => named === undefined || named.has(attribute.hierarchy_code))
    .filter((attribute) => keepsOwn || !attribute.operatorOnly)
    .filter((attribute) => query.with_roles !== true || attribute.role !== undefined)
    .filter(
      (attribute) =>
        channels === undefined ||
        attribute.channels === undefined ||
        attribute.channels.some((code) => channels.includes(code)),
    )
    .map((attribute) => attributeView(world, attribute));
}

function valueListsOf({ query, world }: Context<'VL11'>): Schemas['ValueList'][] {
  const found = [...world.store.scan(valueLists)]
    .map(({ value }) => value)
    .filter(({ code }) => query.code === undefined || query.code === code);
  return found.map((list) => ({
    code: list.code,
    label: list.labels.en_US,
    label_translations: translations(list.labels),
    values: list.values.map(({ code: value, labels }) => ({
      code: value,
      label: labels.en_US,
      label_translations: translations(labels),
    })),
  }));
}

const inLocales = (name: string, locales: readonly string[]): string[] => [
  name,
  ...locales.map((locale) => `${name}[${locale}]`),
];

const textIn = (texts: readonly { readonly locale: string; readonly value: string }[], locale: string): string =>
  texts.find((one) => one.locale === locale)?.value ?? '';

const listed = (texts: readonly string[] = []): string => texts.join(',');

const parametersText = (parameters: Schemas['Attribute']['type_parameters'] = []): string =>
  listed(parameters.map(({ name, value }) => `${name}|${value}`));

/** PM11 as CSV: the documented columns, with one label and one description for each locale. */
function csvOf(attributes: readonly Schemas['Attribute'][]): Uint8Array {
  const texts = attributes.flatMap((one) => [...one.label_translations, ...one.description_translations]);
  const names = [...new Set(texts.map(({ locale }) => locale))];
  const columns = [
    'code',
    ...inLocales('label', names),
    ...inLocales('description', names),
    'hierarchy-code',
    'type',
    'type-parameter',
    'type-parameters',
    'values',
    'values-list',
    'requirement-level',
    'required',
    'roles',
    'variant',
    'example',
    'default-value',
    'channels',
    'locale',
    'transformations',
    'validations',
    'unique-code',
  ];
  const csv = csvWriter(columns);
  for (const one of attributes)
    csv.row([
      one.code,
      one.label ?? '',
      ...names.map((locale) => textIn(one.label_translations, locale)),
      one.description ?? '',
      ...names.map((locale) => textIn(one.description_translations, locale)),
      one.hierarchy_code ?? '',
      one.type,
      one.type_parameter ?? '',
      parametersText(one.type_parameters),
      listed(one.values?.map(({ code }) => code)),
      one.values_list ?? '',
      one.requirement_level,
      String(one.required),
      listed(one.roles.map(({ type }) => type)),
      String(one.variant),
      one.example ?? '',
      one.default_value ?? '',
      listed(one.channels?.map(({ code }) => code)),
      one.locale ?? '',
      one.transformations ?? '',
      one.validations ?? '',
      one.unique_code ?? '',
    ]);
  return csv.bytes();
}

/** The structure of the catalog: categories, attributes, value lists. */
export const structureHandlers: HandlersOf<'H11' | 'PM11' | 'VL11'> = {
  H11: (context) => ({ hierarchies: askedCategories(context).sort(byLevel).map(categoryView) }),
  PM11: (context) => {
    const attributes = attributesOf(context);
    return context.mediaType === 'text/csv'
      ? new FileResponse(csvOf(attributes), 'text/csv', 'attributes.csv')
      : { attributes };
  },
  VL11: (context) => ({ values_lists: valueListsOf(context) }),
};
