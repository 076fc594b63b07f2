import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescribedOperation } from './reference.ts';

/** A numbered rule of the wire. */
export interface Rule {
  readonly number: string;
  readonly statement: string;
}

export function readRules(root: string): readonly Rule[] {
  const [, ...lines] = readFileSync(join(root, 'docs', 'rules.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [number = '', statement = ''] = line.split('\t');
    return { number, statement };
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
const named = (id: string): RegExp => new RegExp(`(?<![\\w-])${id.replace(/^v2-/, '')}(?![\\w-])`);

/** An id that is a common word says nothing. */
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
      (!common.has(id) && named(id).test(statement)) ||
      methodNamed(object['x-method'], statement),
  );
}

function methodNamed(method: string, statement: string): boolean {
  return statement.includes(`\`${method}\``);
}
