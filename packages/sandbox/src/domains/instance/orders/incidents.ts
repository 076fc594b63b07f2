import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import { reasons } from '../settings/model.ts';
import { refuseOrder } from './decisions.ts';
import { requireOrder } from './list.ts';
import { keepOrder, orderEvaluations } from './model.ts';

/** W21. */
const resolveIncident: Handler<'OR64'> = (context) => {
  const { world, path, body } = context;
  const order = requireOrder(context);
  const line = order.lines.find(({ id }) => id === path.line) ?? notFound(`Line ${path.line}`);
  if (world.store.get(reasons, `INCIDENT_CLOSE/${body.reason_code}`)?.shop !== true)
    invalid('AS34', 'reason_code', `isn't a reason that closes incidents: ${body.reason_code}`);
  if (line.incident === undefined)
    refuseOrder('OR64', 'ORDER_LINE_INVALID_STATE', 'line', `Line ${line.id} has no open incident.`);
  const { incident: _, ...resolved } = line;
  keepOrder(world, order, { lines: order.lines.map((one) => (one === line ? resolved : one)) });
};

const evaluation: Handler<'OR51'> = (context): Schemas['ServiceOrderEvaluation'] => {
  const { id } = requireOrder(context);
  return context.world.store.get(orderEvaluations, id) ?? notFound(`An evaluation of order ${id}`);
};

export const orderIncidentHandlers: HandlersOf<'OR51' | 'OR64'> = { OR51: evaluation, OR64: resolveIncident };
