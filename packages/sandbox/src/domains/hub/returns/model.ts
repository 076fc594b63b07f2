import type { Schemas } from '../../../generated/hub.ts';
import { notFound } from '../../../errors/index.ts';
import { type Collection, collection, keyOf, sortedTime, value } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { type Order, orders } from '../orders/model/index.ts';

export type Return = Schemas['Return'] & Required<Pick<Schemas['Return'], 'updated_at'>>;
export type ReturnStatus = Schemas['ReturnStatus'];

export const returns: Collection<Return> = collection(
  'returns',
  { channel: (one) => keyOf(one.origin.channel_id, one.channel_return_id), order: (one) => one.order_id },
  {
    order: value((one) => one.order_id),
    status: value((one) => one.status),
    updated_at: sortedTime((one) => one.updated_at),
  },
);

export const requireReturn = (world: World, id: string): Return =>
  world.store.get(returns, id) ?? notFound(`Return ${id}`);

export type ReturnWork =
  | ({ readonly type: 'decide-return'; readonly return_id: string } & Schemas['ReturnDecision'])
  | { readonly type: 'move-return'; readonly return_id: string; readonly to: 'RECEIVED' | 'CLOSED' }
  | ({ readonly type: 'track-return'; readonly return_id: string } & Pick<Return, 'label_url' | 'rma_id' | 'tracking'>);

/** The statuses that a return may be in when its seller asks for the step that leads to another. */
export const movedFrom: Readonly<Record<'RECEIVED' | 'CLOSED', readonly ReturnStatus[]>> = {
  RECEIVED: ['OPENED'],
  CLOSED: ['OPENED', 'RECEIVED'],
};

export const decidedFrom: readonly ReturnStatus[] = ['REQUEST_INITIATED'];

function decided(one: Return, accepted: boolean, rejection_reason: Return['rejection_reason']): Return {
  if (accepted) return { ...one, status: 'OPENED' };
  return { ...one, status: 'REQUEST_DECLINED', ...(rejection_reason !== undefined && { rejection_reason }) };
}

function changed(one: Return, work: ReturnWork): Return {
  switch (work.type) {
    case 'decide-return':
      return decidedFrom.includes(one.status) ? decided(one, work.accepted, work.rejection_reason) : one;
    case 'move-return':
      return movedFrom[work.to].includes(one.status) ? { ...one, status: work.to } : one;
    default: {
      const { type: _type, return_id: _id, ...changes } = work;
      return { ...one, ...changes };
    }
  }
}

/** Removes the label of an anonymized order's return, because it names the sender (O11). The address is the recipient's. */
function anonymizedReturn({ label_url: _label, ...rest }: Return): Return {
  return rest;
}

export const allowedReturn = (one: Return, order: () => Order | undefined): Return =>
  one.label_url !== undefined && order()?.anonymized_at !== undefined ? anonymizedReturn(one) : one;

export function anonymizeReturns(world: World, orderId: string): void {
  for (const { value: one } of world.store.scan(returns, { by: 'order', equals: orderId }))
    if (one.label_url !== undefined)
      world.store.put(returns, one.id, { ...anonymizedReturn(one), updated_at: world.time });
}

export function applyReturnWork(world: World, work: ReturnWork): void {
  const before = world.store.get(returns, work.return_id);
  if (before === undefined) return;
  const after = changed(before, work);
  if (after === before) return;
  const allowed = allowedReturn(after, () => world.store.get(orders, before.order_id)?.order);
  world.store.put(returns, work.return_id, { ...allowed, updated_at: world.time });
}
