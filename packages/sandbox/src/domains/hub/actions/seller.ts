import type { Schemas } from '../../../generated/hub.ts';
import { notFound } from '../../../errors/index.ts';
import type { Handler, HandlersOf, ResponseOf } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { orders } from '../orders/model/index.ts';
import { type Action, type ActionError, actions, recordAction } from './model.ts';

const shown = ({ id, status, errors, created_at, updated_at }: Action): ResponseOf<'v2-getActionStatus'> => ({
  id,
  status,
  ...(errors.length > 0 && { errors }),
  created_at,
  updated_at,
});

/** O06: the deprecated tracking reads the same. */
const status = (world: World, id: string): ResponseOf<'v2-getActionStatus'> =>
  shown(world.store.get(actions, id) ?? notFound(`Action ${id}`));

/** O09: what a connector did in its own system. */
const report: Handler<'v2-reportOrderActions'> = ({ world, body }) => ({
  actions: body.actions.map((one) => {
    const errors = world.store.get(orders, one.entity_id) === undefined ? unknownOrder(one.entity_id) : errorsOf(one);
    const failed = errors.length > 0;
    const { action_id } = recordAction(world, { order_id: one.entity_id, kind: 'report', errors, failed });
    return { action_id };
  }),
});

const errorsOf = (reported: Schemas['ReportedAction']): readonly ActionError[] =>
  reported.status === 'FAILED' ? reported.errors : [];

/** E10: an unknown order is an error of its action, so the other actions of the request are recorded. */
const unknownOrder = (id: string): readonly ActionError[] => [
  { code: 'DATA_NOT_FOUND', message: `The order ${id} does not exist.` },
];

export const actionHandlers: HandlersOf<'v2-getActionStatus' | 'v2-getOrderTracking' | 'v2-reportOrderActions'> = {
  'v2-getActionStatus': ({ world, path }) => status(world, path.action_id),
  'v2-getOrderTracking': ({ world, path }) => status(world, path.tracking_id),
  'v2-reportOrderActions': report,
};
