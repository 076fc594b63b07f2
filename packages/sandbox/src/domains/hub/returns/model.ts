import { notFound } from '../../../machinery/errors/index.ts';
import { collection, type Collection, keyOf } from '../../../machinery/store/index.ts';
import type { World } from '../../../machinery/world/index.ts';
import type { Origin } from '../../account/model/index.ts';

export type ReturnStatus =
  | 'REQUEST_INITIATED'
  | 'REQUEST_DECLINED'
  | 'OPENED'
  | 'RECEIVED'
  | 'CLOSED'
  | 'CHANNEL_SPECIFIC';

export interface ReturnLine {
  readonly order_line_id: string;
  readonly product_id: string;
  readonly quantity: number;
  readonly reason: string;
}

export interface ReturnTracking {
  readonly carrier_name?: string;
  readonly tracking_number?: string;
  readonly tracking_url?: string;
}

/** A return as sellers read it. */
export interface Return {
  readonly id: string;
  readonly order_id: string;
  readonly channel_return_id: string;
  readonly origin: Origin;
  readonly status: ReturnStatus;
  readonly rejection_reason?: string;
  readonly return_lines: readonly ReturnLine[];
  readonly address?: unknown;
  readonly method?: string;
  readonly rma_id?: string;
  readonly label_url?: string;
  readonly tracking?: ReturnTracking;
  readonly created_at: string;
  readonly updated_at: string;
  readonly channel_updated_at: string;
}

export interface ReturnInput {
  readonly channel_order_id: string;
  readonly channel_return_id: string;
  readonly sub_channel_code?: string;
  readonly created_at: string;
  readonly channel_updated_at: string;
  readonly status: ReturnStatus;
  readonly rejection_reason?: string;
  readonly rma_id?: string;
  readonly method?: string;
  readonly label_url?: string;
  readonly address?: unknown;
  readonly tracking?: ReturnTracking;
  readonly return_lines: readonly {
    readonly channel_order_line_id: string;
    readonly quantity: number;
    readonly reason: string;
  }[];
}

export const returns: Collection<Return> = collection('returns', {
  updated_at: (one) => one.updated_at,
  channel: (one) => keyOf(one.origin.channel_id, one.channel_return_id),
});

export const requireReturn = (world: World, id: string): Return =>
  world.store.get(returns, id) ?? notFound(`Return ${id}`);

/** What an action changes in a return when it succeeds. */
export type ReturnWork =
  | {
      readonly type: 'decide-return';
      readonly return_id: string;
      readonly accepted: boolean;
      readonly rejection_reason?: string;
    }
  | { readonly type: 'move-return'; readonly return_id: string; readonly to: 'RECEIVED' | 'CLOSED' }
  | {
      readonly type: 'track-return';
      readonly return_id: string;
      readonly label_url?: string;
      readonly rma_id?: string;
      readonly tracking?: ReturnTracking;
    };

function decided(one: Return, accepted: boolean, rejection_reason: string | undefined): Return {
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
