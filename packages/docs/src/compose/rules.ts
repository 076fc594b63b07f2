import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescribedOperation, SurfaceReference } from './reference.ts';

/** A numbered rule of the API. */
export interface Rule {
  readonly number: string;
  readonly statement: string;
  /** The operations that it names, and the surfaces that have them. */
  readonly named: readonly { readonly id: string; readonly surfaces: readonly string[] }[];
}

export function readRules(root: string, references: readonly SurfaceReference[]): readonly Rule[] {
  const surfaces = new Map<string, string[]>();
  for (const { surface, operations } of references)
    for (const { id } of operations) surfaces.set(id, [...(surfaces.get(id) ?? []), surface.name]);
  const ids = [...surfaces].filter(([id]) => !common.has(id));
  const [, ...lines] = readFileSync(join(root, 'docs', 'rules.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [number = '', statement = ''] = line.split('\t');
    const named = ids.flatMap(([id, its]) => (nameOf(id).test(statement) ? [{ id, surfaces: its }] : []));
    return { number, statement, named };
  });
}

/** Rules whose statement does not name their operations by id. */
const concerning: Readonly<Record<string, readonly string[]>> = {
  T01: ['token'],
  T02: ['token'],
  T03: ['token'],
  T04: ['token'],
  T05: ['token'],
  T08: ['token'],
  O01: ['v2-acceptOrderLines', 'acceptOrderLines'],
  O05: ['v2-listOrders', 'listOrders'],
  O02: ['v2-cancelOrderLines', 'v2-refundOrderLines'],
  O03: ['v2-uploadOrderDocument'],
  O04: ['v2-listOrderDocuments', 'v2-downloadOrderDocuments'],
  O06: ['v2-getActionStatus', 'v2-getOrderTracking'],
  O07: ['v2-acceptOrderLines', 'v2-cancelOrderLines', 'v2-refundOrderLines', 'v2-createShipment', 'updateActionStatus'],
  O08: ['updateActionStatus'],
  O10: ['v2-createShipment', 'createShipment'],
  O11: ['updateAnonymizeAfterDate'],
  R01: ['v2-acceptReturn'],
  R02: ['v2-acknowledgeReturnReception', 'v2-closeReturn'],
  R04: ['upsertReturns'],
  C02: ['getConversationMessages'],
  C03: ['downloadConversationAttachments'],
  P03: ['upsertOrders'],
  P05: ['upsertReturns'],
  P10: ['getStoreWarehouses'],
  P11: ['updateAnonymizeAfterDate'],
  P16: ['uploadOrderDocument', 'deleteOrderDocument'],
  P14: ['SELLER_ACCOUNT_CHANNEL_UPSERT', 'SELLER_ACCOUNT_STORE_CREATE', 'SELLER_ACCOUNT_STORE_UPDATE'],
  SV01: ['SOR21', 'SOR22'],
  SV02: ['SOR25'],
  SV03: ['SOR04'],
  SV04: ['SL01', 'SL06', 'SL12', 'SM11', 'SOF11', 'SOF25', 'SOF26', 'SOF27'],
  SV05: ['SOF43', 'SOR43', 'SOR28', 'SOR51'],
  PR03: ['P44', 'P45', 'P46', 'P47'],
  PR09: ['M12', 'M14', 'OR43'],
  PR10: ['M11'],
  PR11: ['M12', 'M14', 'OR42', 'OR43', 'SOF43', 'SOR43'],
  PR12: ['OR42'],
  PR13: ['setShippingMethod'],
};

/** Documents name some operations of both v1 and v2, and of two surfaces, by one word. */
const wordOf = (id: string): string => id.replace(/^v2-/, '');
const nameOf = (id: string): RegExp => new RegExp(`(?<![\\w-])${wordOf(id)}(?![\\w-])`);

/** IDs that are common words don't identify an operation. */
const common: ReadonlySet<string> = new Set(['token']);

/** The rules that an operation has to keep. Upload and deletion of documents: P16 speaks of the connector's. */
export function rulesOf(operation: DescribedOperation, rules: readonly Rule[]): readonly Rule[] {
  const { id, object } = operation;
  const page = object['x-pagination'];
  const general =
    page === undefined
      ? []
      : object['x-roles'] === undefined
        ? []
        : page.style === 'seek'
          ? ['Q03', 'Q04']
          : ['Q01', 'Q02'];
  return rules.filter(
    ({ number, statement }) =>
      general.includes(number) ||
      (concerning[number]?.includes(id) ?? false) ||
      (!common.has(id) && nameOf(id).test(statement)) ||
      methodNamed(object['x-method'], statement),
  );
}

/** The operations that a rule names but the surface lacks, with the surfaces that have them. */
export function elsewhere({ named }: Rule, surface: string): string {
  const here = new Set(named.flatMap(({ id, surfaces }) => (surfaces.includes(surface) ? [wordOf(id)] : [])));
  const lacking = named.filter(({ id, surfaces }) => !surfaces.includes(surface) && !here.has(wordOf(id)));
  const places = Map.groupBy(lacking, ({ surfaces }) => surfaces.join(', '));
  return [...places].map(([on, list]) => `${list.map(({ id }) => `\`${id}\``).join(', ')} (on ${on})`).join('; ');
}

function methodNamed(method: string, statement: string): boolean {
  return statement.includes(`\`${method}\``);
}
