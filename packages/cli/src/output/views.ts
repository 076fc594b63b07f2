import { valuesAt } from './fields.ts';

/** A column of a table for people: its title, how it is shown, and the paths whose texts it joins. */
export type ViewColumn = readonly [title: string, kind: 'text' | 'age' | 'sum' | 'state', ...paths: readonly string[]];

/** Columns that a person reads first, by operation. Others show the columns of the description. */
const views: Readonly<Record<string, readonly ViewColumn[]>> = {
  'v2-listOrders': [
    ['id', 'text', 'id'],
    ['status', 'state', 'status'],
    ['buyer', 'text', 'shipping_info.address.first_name', 'shipping_info.address.last_name'],
    [
      'total',
      'sum',
      'order_lines.price.amount',
      'order_lines.total_shipping_price.amount',
      'order_lines.price.currency',
    ],
    ['age', 'age', 'created_at'],
    ['channel', 'text', 'origin.channel_name'],
  ],
  OR11: [
    ['order_id', 'text', 'order_id'],
    ['order_state', 'state', 'order_state'],
    ['buyer', 'text', 'customer.firstname', 'customer.lastname'],
    ['total', 'sum', 'total_price', 'currency_iso_code'],
    ['age', 'age', 'created_date'],
    ['lines', 'text', 'order_lines.offer_sku'],
  ],
};

/** The columns of a table of an operation. */
export const viewOf = (operation: string): readonly ViewColumn[] | undefined => views[operation];

/** The text of a cell. */
export function viewCell(row: unknown, [, kind, ...paths]: ViewColumn, nowInMs: number): string {
  const found = paths.flatMap((path) => valuesAt(row, path)).filter((value) => value !== null);
  if (kind === 'age') return ageOf(nowInMs - Date.parse(String(found[0])));
  if (kind === 'sum') {
    const sum = found.reduce<number>((total, one) => total + (typeof one === 'number' ? one : 0), 0);
    const currencies = [...new Set(found.filter((one) => typeof one === 'string'))];
    return [sum.toFixed(digitsOf(currencies[0])), ...currencies].join(' ');
  }
  return found.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value as string))).join(' ');
}

/** Digits after the point that a currency has. */
function digitsOf(currency = ''): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

const units = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

function ageOf(inMs: number): string {
  if (Number.isNaN(inMs)) return '';
  const [size, unit] = units.find(([length]) => inMs >= length) ?? [60_000, 'min'];
  return `${Math.max(0, Math.floor(inMs / size))} ${unit}`;
}

/** Colors of states: yellow waits for you, green is done, red was refused or canceled. Others wait for another party. */
const colors: readonly (readonly [color: number, states: readonly string[]])[] = [
  [33, ['AWAITING_ACCEPTANCE', 'WAITING_ACCEPTANCE', 'AWAITING_SHIPMENT', 'SHIPPING']],
  [32, ['SHIPPED', 'DELIVERED', 'RECEIVED', 'CLOSED']],
  [31, ['REFUSED', 'REJECTED', 'CANCELED', 'CANCELLED']],
];

/** A cell of a state in the color of whose turn it is. */
export function colored(cell: string): string {
  const [color] = colors.find(([, states]) => states.includes(cell.trim())) ?? [36];
  return `\u001B[${color}m${cell}\u001B[0m`;
}
