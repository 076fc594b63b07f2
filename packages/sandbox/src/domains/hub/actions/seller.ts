import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { type HandlerResponse, ok } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { type Action, type ActionError, actions, recordAction } from './model.ts';
import { orders } from '../orders/model/index.ts';

const shown = ({ id, status, errors, created_at, updated_at }: Action): object => ({
  id,
  status,
  ...(errors.length > 0 && { errors }),
  created_at,
  updated_at,
});

/** O06: the deprecated tracking reads the same. */
function status({ world, path }: Context): HandlerResponse {
  const id = path['action_id'] ?? path['tracking_id'] ?? '';
  return ok(shown(world.store.get(actions, id) ?? notFound(`Action ${id}`)));
}

interface ReportedAction {
  readonly entity_id: string;
  readonly status: 'SUCCESS' | 'FAILED';
  readonly errors?: readonly ActionError[];
}

/** O09: what a connector did in its own system. */
function report(context: Context): HandlerResponse {
  const { world } = context;
  const reported = bodyOf<{ readonly actions: readonly ReportedAction[] }>(context).actions.map((one, i) => {
    const failed = one.status === 'FAILED';
    if (world.store.get(orders, one.entity_id) === undefined)
      invalid(`$.actions[${i}].entity_id`, 'names an unknown order', 'DATA_NOT_FOUND');
    if (failed && (one.errors ?? []).length === 0) invalid(`$.actions[${i}].errors`, 'must tell why the action failed');
    const { action_id } = recordAction(world, {
      order_id: one.entity_id,
      kind: 'report',
      errors: failed ? (one.errors ?? []) : [],
      failed,
    });
    return { action_id };
  });
  return ok({ actions: reported });
}

export const actionHandlers: Handlers = {
  'v2-getActionStatus': status,
  'v2-getOrderTracking': status,
  'v2-reportOrderActions': report,
};
