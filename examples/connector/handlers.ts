import { setTimeout as pause } from 'node:timers/promises';
import { ActionRejected, type CommandContext, type Handlers, type OrderAcceptance } from '@tradelane/events';
import type { Store } from './store.ts';

/** Carriers that the channel supports. */
const carriers: ReadonlySet<string> = new Set(['Swift Parcel']);

/** Duration of a command. */
const workInMs = 20;

/** Describes the seller's decision for each line. */
const decisionsOf = ({ order_lines }: OrderAcceptance): string =>
  order_lines
    .map(({ channel_order_line_id: line, accepted }) => `${accepted ? 'accepted' : 'refused'} ${line}`)
    .join(', ');

/** Creates the handlers. Each writes to the store, with its outcome in the same transaction. */
export function createHandlers(store: Store): Handlers {
  const carryOut = async (
    what: string,
    { action_id, channel_order_id }: { readonly action_id: string; readonly channel_order_id: string },
    { commit }: CommandContext,
  ): Promise<void> => {
    await pause(workInMs);
    // The outbox is in the same database and is synchronous, so it takes part in the transaction.
    store.write({ actionId: action_id, order: channel_order_id, what }, () => void commit());
  };
  return {
    ACCEPT: ({ data }, context) => carryOut(decisionsOf(data), data, context),
    CANCEL: ({ data }, context) => carryOut('cancelled', data, context),
    REFUND: ({ data }, context) => carryOut('refunded', data, context),
    CREATE_SHIPMENT: ({ data }, context) => {
      if (!carriers.has(data.carrier))
        throw new ActionRejected({ code: 'CARRIER_NOT_SUPPORTED', message: `We do not ship with ${data.carrier}.` });
      return carryOut('shipped', data, context);
    },
  };
}
