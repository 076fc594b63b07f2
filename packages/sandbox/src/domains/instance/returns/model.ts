import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection, sortedTime, time, value, values } from '../../../store/index.ts';

/** A return of a customer: the shop, and the return as RT11 shows it. */
export interface StoredReturn {
  readonly shopId: number;
  readonly customerId: string;
  readonly shown: Schemas['Return'];
}

/** By return ID. */
export const returns: Collection<StoredReturn> = collection(
  'instance.returns',
  {},
  {
    date_created: sortedTime(({ shown }) => shown.date_created),
    lastUpdated: time(({ shown }) => shown.last_updated),
    shop: value(({ shopId }) => shopId),
    id: value(({ shown }) => shown.id),
    state: value(({ shown }) => shown.state),
    order_commercial_id: value(({ shown }) => shown.order_commercial_id),
    order_line_id: values(({ shown }) => shown.return_lines.map(({ order_line_id }) => order_line_id)),
    rma: value(({ shown }) => shown.rma ?? undefined),
    customer: value(({ customerId }) => customerId),
  },
);

/** A shipping label of a return, as RT52 shows it, and its request. */
export interface StoredReturnLabel {
  readonly carrier: string;
  readonly service?: string;
  readonly weightInKg: number;
  readonly withQrCode: boolean;
  readonly shown: Schemas['ReturnLabel'];
}

/** The last label of each return, by return ID. */
export const returnLabels: Collection<StoredReturnLabel> = collection(
  'instance.returnLabels',
  {},
  {
    date_created: sortedTime(({ shown }) => shown.date_created),
    created: time(({ shown }) => shown.date_created),
    updated: time(({ shown }) => shown.last_updated),
    id: value(({ shown }) => shown.return_id),
    state: value(({ shown }) => shown.label_state),
  },
);
