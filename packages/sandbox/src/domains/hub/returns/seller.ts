import { invalid, refuse, type Rule } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { pendingWork, type StartedAction, startReturnCommand, type Work } from '../actions/model.ts';
import { type Order, requireOrder } from '../orders/model/index.ts';
import { decidedFrom, movedFrom, requireReturn, type Return, returns, type ReturnStatus } from './model.ts';

const shownReturn = (one: Return): Return => one;

/** R03. */
const listReturns: Handler<'v2-listReturns'> = (context) => {
  const { query } = context;
  return seekPage(context, {
    collection: returns,
    ...sortOf(query.sort ?? 'updated_at,DESC'),
    where: [
      among('order', query.order_ids),
      among('status', query.statuses),
      between('updated_at', query.updated_from),
    ],
    show: shownReturn,
  });
};

/** The return of a request, in one of the statuses that it may be in and not on its way to another. */
function requireReturnIn(
  context: Context<'v2-acceptReturn' | 'v2-acknowledgeReturnReception' | 'v2-closeReturn'>,
  statuses: readonly ReturnStatus[],
  rule: Rule,
): { readonly one: Return; readonly order: Order } {
  const { world, path } = context;
  const one = requireReturn(world, path.return_id);
  if (!statuses.includes(one.status)) {
    refuse(
      rule,
      400,
      'RETURN_IN_WRONG_STATE',
      `Return ${one.id} is in ${one.status}, not in ${statuses.join(' or ')}.`,
    );
  }
  const isMoving = (work: Work): boolean =>
    (work.type === 'decide-return' || work.type === 'move-return') && work.return_id === one.id;
  if (pendingWork(world, one.order_id).some(isMoving)) {
    refuse(
      'AS12',
      400,
      'RETURN_IN_WRONG_STATE',
      `The channel has not reported the last step of return ${one.id} yet. Wait for its action to complete.`,
    );
  }
  return { one, order: requireOrder(world, one.order_id).order };
}

/** R01. */
const decide: Handler<'v2-acceptReturn'> = (context) => {
  const { accepted: isAccepted, rejection_reason } = context.body;
  const { one, order } = requireReturnIn(context, decidedFrom, 'R01');
  const decision = { accepted: isAccepted, ...(!isAccepted && rejection_reason !== undefined && { rejection_reason }) };
  return startReturnCommand(context.world, order, one, 'ACCEPT_RETURN', decision, {
    type: 'decide-return',
    return_id: one.id,
    ...decision,
  });
};

const step =
  (type: 'ACKNOWLEDGE_RETURN_RECEPTION' | 'CLOSE_RETURN', to: 'RECEIVED' | 'CLOSED') =>
  (context: Context<'v2-acknowledgeReturnReception' | 'v2-closeReturn'>): StartedAction => {
    const { one, order } = requireReturnIn(context, movedFrom[to], to === 'RECEIVED' ? 'AS13' : 'AS14');
    return startReturnCommand(context.world, order, one, type, {}, { type: 'move-return', return_id: one.id, to });
  };

/** R05. */
const updateTracking: Handler<'v2-updateReturnTrackingInformation'> = (context) => {
  const { world, path } = context;
  const one = requireReturn(world, path.return_id);
  const { rma_id, label_url, tracking } = context.body;
  if (rma_id === undefined && label_url === undefined && tracking === undefined)
    invalid('AS34', '$', 'must have rma_id, label_url or tracking');
  const { carrier, ...numbers } = tracking ?? {};
  const stored: Return['tracking'] = { ...(carrier !== undefined && { carrier_name: carrier }), ...numbers };
  const papers = { ...(rma_id !== undefined && { rma_id }), ...(label_url !== undefined && { label_url }) };
  const { order } = requireOrder(world, one.order_id);
  return startReturnCommand(
    world,
    order,
    one,
    'UPDATE_RETURN_TRACKING_INFORMATION',
    { ...papers, ...(tracking !== undefined && { tracking }) },
    {
      type: 'track-return',
      return_id: one.id,
      ...papers,
      ...(tracking !== undefined && { tracking: stored }),
    },
  );
};

export const returnHandlers: HandlersOf<
  | 'v2-listReturns'
  | 'v2-acceptReturn'
  | 'v2-acknowledgeReturnReception'
  | 'v2-closeReturn'
  | 'v2-updateReturnTrackingInformation'
> = {
  'v2-listReturns': listReturns,
  'v2-acceptReturn': decide,
  'v2-acknowledgeReturnReception': step('ACKNOWLEDGE_RETURN_RECEPTION', 'RECEIVED'),
  'v2-closeReturn': step('CLOSE_RETURN', 'CLOSED'),
  'v2-updateReturnTrackingInformation': updateTracking,
};
