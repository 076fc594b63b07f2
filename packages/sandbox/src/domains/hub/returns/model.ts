import type { Schemas } from '../../../generated/hub.ts';
import { notFound } from '../../../machinery/errors/index.ts';
import { collection, type Collection, keyOf, sortedTime, value } from '../../../machinery/store/index.ts';
import type { World } from '../../../machinery/world/index.ts';

export type Return = Schemas['Return'] & Required<Pick<Schemas['Return'], 'updated_at'>>;
export type ReturnStatus = Schemas['ReturnStatus'];

export const returns: Collection<Return> = collection(
  'returns',
  { channel: (one) => keyOf(one.origin.channel_id, one.channel_return_id) },
  {
    order: value((one) => one.order_id),
    status: value((one) => one.status),
    updated_at: sortedTime((one) => one.updated_at),
  },
);

export const requireReturn = (world: World, id: string): Return =>
  world.store.get(returns, id) ?? notFound(`Return ${id}`);

/** What an action changes in a return when it succeeds. */
export type ReturnWork =
  | ({ readonly type: 'decide-return'; readonly return_id: string } & Schemas['ReturnDecision'])
  | { readonly type: 'move-return'; readonly return_id: string; readonly to: 'RECEIVED' | 'CLOSED' }
  | ({ readonly type: 'track-return'; readonly return_id: string } & Pick<Return, 'label_url' | 'rma_id' | 'tracking'>);

function decided(one: Return, accepted: boolean, rejection_reason: Return['rejection_reason']): Return {
  if (accepted) return { ...one, status: 'OPENED' };
  return { ...one, status: 'REQUEST_DECLINED', ...(rejection_reason !== undefined && { rejection_reason }) };
}

function changed(one: Return, work: ReturnWork): Return {
  switch (work.type) {
    case 'decide-return':
      return decided(one, work.accepted, work.rejection_reason);
    case 'move-return':
      return { ...one, status: work.to };
    default: {
      const { type: _type, return_id: _id, ...changes } = work;
      return { ...one, ...changes };
    }
  }
}

/** What an action on a return does at the hub once it succeeded. */
export function applyReturnWork(world: World, work: ReturnWork): void {
  const before = world.store.get(returns, work.return_id);
  if (before !== undefined)
    world.store.put(returns, work.return_id, { ...changed(before, work), updated_at: world.time });
}
