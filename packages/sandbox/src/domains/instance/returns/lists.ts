import type { Schemas } from '../../../generated/instance.ts';
import type { HandlersOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { isoOf } from '../../../world/index.ts';
import { askedAt } from '../../../http/paging.ts';
import { isFront, ownOf } from '../common/access.ts';
import { type ReturnableLine, returnableLines, returnWindowInDays } from '../orders/model.ts';
import { returns, type StoredReturn } from './model.ts';
import { returnReasons } from './reasons.ts';

const dayInMs = 24 * 60 * 60 * 1000;

const showReturn = ({ shown }: StoredReturn): Schemas['Return'] => shown;

const showItem = ({ id, commercialId, quantity }: ReturnableLine): Schemas['ReturnableItem'] => ({
  order_commercial_id: commercialId,
  order_line_id: id,
  returnable_quantity: quantity,
  return_window: returnWindowInDays,
  available_return_methods: ['RETURN_METHOD_BY_MAIL', 'RETURN_METHOD_DROP_OFF_POINT'],
  available_return_reasons: [...returnReasons],
});

/** The period in which a front may show the item as returnable. */
const windowOf = ({ until }: ReturnableLine) => ({
  return_window_start_date: isoOf(Date.parse(until) - returnWindowInDays * dayInMs),
  return_window_end_date: until,
});

export const returnListHandlers: HandlersOf<'RT11' | 'RT12'> = {
  RT11: (context) => {
    const { query } = context;
    return seekPage(context, {
      collection: returns,
      ...sortOf(query.sort),
      where: [
        ownOf(context),
        among('id', query.return_id),
        among('state', query.return_state),
        between('date_created', query.return_creation_date_from, query.return_creation_date_to),
        between('lastUpdated', query.return_last_updated_from, query.return_last_updated_to),
        among('order_commercial_id', query.order_commercial_id),
        among('order_line_id', query.order_line_id),
        among('rma', query.return_rma),
        among('customer', query.customer_id),
      ],
      show: showReturn,
    });
  },
  RT12: (context) => {
    const { query } = context;
    return seekPage(context, {
      collection: returnableLines,
      ...sortOf(query.sort),
      where: [
        ownOf(context),
        among('commercial_id', query.order_commercial_id),
        among('id', query.order_line_id),
        among('isOpen', true),
        between('until', isoOf(askedAt(context))),
      ],
      show: (line) => (isFront(context) ? { ...showItem(line), ...windowOf(line) } : showItem(line)),
    });
  },
};
