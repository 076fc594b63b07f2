import type { Schemas } from '../../../generated/instance.ts';
import type { HandlersOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { ownOf } from '../common/access.ts';
import { pickLists } from './model.ts';

export const pickListHandlers: HandlersOf<'PL11'> = {
  PL11: (context) => {
    const { query } = context;
    return seekPage(context, {
      collection: pickLists,
      ...sortOf(query.sort),
      where: [
        ownOf(context) ?? among('shop', query.shop_id),
        among('run', query.pickrun_code),
        between('pickupDate', query.pickup_date_min, query.pickup_date_max),
        among('id', query.picklist_id),
        among('state', query.picklist_state),
        among('order_line_id', query.order_line_id),
      ],
      show: (list): Schemas['PickList'] => list,
    });
  },
};
