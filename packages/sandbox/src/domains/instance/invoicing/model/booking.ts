import type { Schemas } from '../../../../generated/instance.ts';
import { among } from '../../../../store/index.ts';
import type { World } from '../../../../world/index.ts';
import { paymentBalances } from '../../stores/model.ts';
import { type TransactionLine, transactions } from './transactions.ts';

export type Movement = readonly [type: Schemas['TransactionType'], amount: number];

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

function balanceOf({ store }: World, shopId: number): number {
  const search = { by: 'dateCreated', order: 'desc', where: [among('shop', shopId)] } as const;
  for (const { value } of store.find(transactions, search)) return value.line.balance ?? 0;
  return 0;
}

/** Changes the money that a shop waits for, and the money that is due to it. */
export function moveBalances({ store }: World, shopId: number, pending: number, payable: number): void {
  const known = store.get(paymentBalances, String(shopId));
  if (known === undefined) return;
  const { sub_balances: [first, ...others] = [] } = known;
  store.put(paymentBalances, String(shopId), {
    ...known,
    pending_balance: rounded((known.pending_balance ?? 0) + pending),
    payable_balance: rounded((known.payable_balance ?? 0) + payable),
    ...(first !== undefined && {
      sub_balances: [
        {
          ...first,
          pending: rounded((first.pending ?? 0) + pending),
          payable: rounded((first.payable ?? 0) + payable),
        },
        ...others,
      ],
    }),
  });
}

/** Books movements on the account of a shop. They are pending until a billing cycle contains them. */
export function book(
  world: World,
  shopId: number,
  movements: readonly Movement[],
  fields: Pick<TransactionLine, 'entities'> & Partial<TransactionLine>,
): void {
  const { time } = world;
  const before = balanceOf(world, shopId);
  let balance = before;
  for (const [type, amount] of movements) {
    if (amount === 0) continue;
    balance = rounded(balance + amount);
    const line: TransactionLine = {
      id: world.uuid('instance.orderTransaction'),
      type,
      date_created: time,
      last_updated: time,
      currency_iso_code: 'EUR',
      amount,
      amount_credited: Math.max(amount, 0),
      amount_debited: Math.max(-amount, 0),
      balance,
      payment_state: 'PENDING',
      ...fields,
    };
    // Keys sort in the order of the bookings, because several have one time.
    const key = `order-${String(world.next('instance.orderBooking')).padStart(12, '0')}`;
    world.store.put(transactions, key, { shopId, line });
  }
  moveBalances(world, shopId, balance - before, 0);
}
