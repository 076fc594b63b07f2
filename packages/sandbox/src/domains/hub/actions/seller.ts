import { invalid, notFound } from '../../../machinery/errors/index.ts';
import type { Handler, HandlersOf, ResponseOf } from '../../../machinery/http/context.ts';
import type { World } from '../../../machinery/world/index.ts';
import { orders } from '../orders/model/index.ts';
import { type Action, actions, recordAction } from './model.ts';

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
const report: Handler<'v2-reportOrderActions'> = (context) => {
  const { world } = context;
  const reported = context.body.actions.map((one, i) => {
    const failed = one.status === 'FAILED';
    if (world.store.get(orders, one.entity_id) === undefined)
      invalid(`$.actions[${i}].entity_id`, 'is an unknown order', 'DATA_NOT_FOUND');
    if (failed && (one.errors ?? []).length === 0)
      invalid(`$.actions[${i}].errors`, 'must contain the reason of the failure');
    const { action_id } = recordAction(world, {
      order_id: one.entity_id,
      kind: 'report',
      errors: failed ? (one.errors ?? []) : [],
      failed,
    });
    return { action_id };
  });
  return { actions: reported };
};

export const actionHandlers: HandlersOf<'v2-getActionStatus' | 'v2-getOrderTracking' | 'v2-reportOrderActions'> = {
  'v2-getActionStatus': ({ world, path }) => status(world, path.action_id),
  'v2-getOrderTracking': ({ world, path }) => status(world, path.tracking_id),
  'v2-reportOrderActions': report,
};
