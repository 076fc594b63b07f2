import type { Schemas } from '../../../generated/instance.ts';
import { invalid, invalidControl as wrong, notFound } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { reasons } from '../settings/model.ts';
import { refuseOrder } from './decisions.ts';
import { requireOrder } from './list.ts';
import { keepOrder, marketplaceOrders, orderEvaluations } from './model.ts';
import { canOpenIncident } from './states.ts';

/** Opens an incident, as a customer would. */
export function openIncident(world: World, lineId: string, reason: string): string {
  const order = world.store.get(marketplaceOrders, lineId.replace(/-\d+$/, ''));
  const at = order?.lines.findIndex(({ id }) => id === lineId) ?? -1;
  const line = order?.lines[at];
  if (order === undefined || line === undefined) return wrong('line', `must be a line of an order: ${lineId} is not`);
  if (!canOpenIncident(order, line)) wrong('line', 'must be shipped or received, without an open incident');
  if (world.store.get(reasons, `INCIDENT_OPEN/${reason}`) === undefined)
    wrong('reason_code', `must be a reason that opens incidents: ${reason} is not`);
  keepOrder(world, order, { lines: order.lines.with(at, { ...line, incident: { reason } }) });
  return order.id;
}

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
