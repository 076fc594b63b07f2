import type { Schemas } from '../../../generated/instance.ts';
import type { FileRecord } from './files/file-record.ts';
import type { CatalogAttribute, Conversion, ImportSettings, ValueList } from './model/index.ts';

/** The attribute that holds the shop's own identifier of a product. */
export const shopSku = 'shop_sku';

export interface ConversionRules {
  readonly attributes: readonly CatalogAttribute[];
  readonly valueLists: ReadonlyMap<string, ValueList>;
  readonly conversion: Conversion;
  readonly settings: ImportSettings;
  readonly options: Schemas['ConversionOptions'] | undefined;
}

/** A product in the operator's format, or what keeps it from being one. */
export interface ConvertedRecord {
  readonly line: number;
  /** By code of the attribute. */
  readonly values: Readonly<Record<string, string>>;
  readonly problem?: string;
  readonly warnings: readonly string[];
}

/** Spelling that does not matter when names are guessed: case, accents, spaces and signs. */
const normalized = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Finds the attribute that a column stands for. */
export type ColumnReader = (column: string) => string | undefined;

/** A file in the operator's format names attributes by code. The mapping of the shop adds its own names, the AI converter all labels. */
export function columnReader({ attributes, conversion, settings }: ConversionRules): ColumnReader {
  const byName = new Map<string, string>();
  if (conversion === 'AI_CONVERTER') {
    for (const { code, labels } of attributes)
      for (const label of Object.values(labels)) byName.set(normalized(label), code);
  }
  if (conversion !== 'NONE')
    for (const [column, code] of Object.entries(settings.mapping)) byName.set(normalized(column), code);
  for (const { code } of attributes) byName.set(normalized(code), code);
  const exact = new Set(attributes.map(({ code }) => code));
  return (column) => (exact.has(column) ? column : conversion === 'NONE' ? undefined : byName.get(normalized(column)));
}

function codeOf(list: ValueList | undefined, value: string): string | undefined {
  const wanted = normalized(value);
  return list?.values.find(({ labels }) => Object.values(labels).some((label) => normalized(label) === wanted))?.code;
}

export function converter(rules: ConversionRules): (record: FileRecord) => ConvertedRecord {
  const attributeOf = columnReader(rules);
  const byCode = new Map(rules.attributes.map((attribute) => [attribute.code, attribute]));
  const guesses = rules.conversion === 'AI_CONVERTER';
  const enriches = guesses && rules.options?.ai_enrichment?.status === 'ENABLED';

  return ({ line, values: cells, problem }) => {
    const values: Record<string, string> = {};
    const warnings: string[] = [];
    for (const [column, value] of Object.entries(cells)) {
      const code = attributeOf(column);
      if (code === undefined) continue;
      const list = byCode.get(code)?.values_list;
      const known = list === undefined || !guesses ? undefined : codeOf(rules.valueLists.get(list), value);
      if (known !== undefined && known !== value) warnings.push(`${code}: ${value} was read as ${known}.`);
      values[code] = known ?? value;
    }
    const { title } = values;
    if (enriches && title !== undefined && values['description'] === undefined) {
      values['description'] = `${title}.`;
      warnings.push('description: was written from the title.');
    }
    const missing = values[shopSku] === undefined ? `${shopSku}: is required.` : undefined;
    const wrong = problem ?? missing;
    return { line, values, warnings, ...(wrong !== undefined && { problem: wrong }) };
  };
}
