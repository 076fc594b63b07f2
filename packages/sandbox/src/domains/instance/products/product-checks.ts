import type { CatalogAttribute, Category, ValueList } from './model/index.ts';

export interface AttributeError {
  readonly attribute: string;
  readonly code: string;
  readonly message: string;
}

export interface CatalogRules {
  readonly attributes: readonly CatalogAttribute[];
  readonly categories: ReadonlyMap<string, Category>;
  readonly valueLists: ReadonlyMap<string, ValueList>;
}

/** A category and everything above it. */
export function pathTo(categories: ReadonlyMap<string, Category>, code: string): string[] {
  const path: string[] = [];
  for (let at = categories.get(code); at !== undefined; at = categories.get(at.parent_code)) path.push(at.code);
  return path;
}

export function isEan(text: string): boolean {
  if (!/^\d{8}$|^\d{13}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const last = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === last;
}

type ValueCheck = (value: string, attribute: CatalogAttribute, rules: Checker) => string | undefined;

const checks: Readonly<Partial<Record<CatalogAttribute['type'], ValueCheck>>> = {
  IDENTIFIER: (value) => (isEan(value) ? undefined : `${value} is not an EAN.`),
  DECIMAL: (value) => (/^-?\d+(\.\d+)?$/.test(value) ? undefined : `${value} is not a number.`),
  MEDIA: (value) => (/^https:\/\/\S+$/.test(value) ? undefined : `${value} is not an https address.`),
  LIST: (value, { values_list = '' }, { listed }) =>
    listed.get(values_list)?.has(value) ? undefined : `${value} is not in the list ${values_list}.`,
  CATEGORY: (value, _, { rules, parents }) => {
    if (!rules.categories.has(value)) return `Category ${value} does not exist.`;
    return parents.has(value) ? `${value} has subcategories. Products must be in the lowest category.` : undefined;
  },
};

interface Checker {
  readonly rules: CatalogRules;
  /** Codes of each value list. */
  readonly listed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Categories that have others below them. */
  readonly parents: ReadonlySet<string>;
}

/** Checks products one by one, with what does not change from one to the next worked out before. */
export function productChecker(rules: CatalogRules): (values: Readonly<Record<string, string>>) => AttributeError[] {
  const checker: Checker = {
    rules,
    listed: new Map(
      [...rules.valueLists].map(([code, { values }]) => [code, new Set(values.map((value) => value.code))]),
    ),
    parents: new Set([...rules.categories.values()].map(({ parent_code }) => parent_code)),
  };
  const byCategory = new Map<string, readonly CatalogAttribute[]>();
  const attributesOf = (category: string): readonly CatalogAttribute[] => {
    let found = byCategory.get(category);
    if (found === undefined) {
      const path = new Set(['', ...pathTo(rules.categories, category)]);
      found = rules.attributes.filter(({ hierarchy_code }) => path.has(hierarchy_code));
      // A file may name any number of categories that do not exist.
      if (rules.categories.has(category)) byCategory.set(category, found);
    }
    return found;
  };
  return (values) => {
    const errors: AttributeError[] = [];
    for (const attribute of attributesOf(values['category'] ?? '')) {
      const { code, type, requirement_level } = attribute;
      const value = values[code];
      if (value === undefined) {
        if (requirement_level === 'REQUIRED')
          errors.push({ attribute: code, code: 'MISSING_REQUIRED_ATTRIBUTE', message: `${code}: is required.` });
        continue;
      }
      const wrong = checks[type]?.(value, attribute, checker);
      if (wrong !== undefined) errors.push({ attribute: code, code: 'INVALID_VALUE', message: `${code}: ${wrong}` });
    }
    return errors;
  };
}
