import type { Rule } from '../../../errors/index.ts';
import { fail } from '../common/item-errors.ts';
import type { Shipment } from './model.ts';

export type ShipmentVerb = 'delete' | 'ship' | 'make ready' | 'track' | 'move the origin of' | 'describe';

const unsent: readonly Shipment['status'][] = ['SHIPPING', 'SHIPMENT_PREPARED', 'READY_FOR_PICK_UP'];

const allowed: Readonly<Record<ShipmentVerb, readonly [Rule, readonly Shipment['status'][]]>> = {
  delete: ['AS16', unsent],
  ship: ['AS18', [...unsent, 'SHIPPED']],
  'make ready': ['AS17', unsent],
  track: ['AS22', [...unsent, 'SHIPPED', 'TO_COLLECT']],
  'move the origin of': ['AS21', unsent],
  describe: ['AS23', [...unsent, 'SHIPPED', 'TO_COLLECT', 'RECEIVED']],
};

/** Fails an item whose shipment is in a state that does not allow the verb. */
export function requireState({ id, status }: Shipment, verb: ShipmentVerb): void {
  const [rule, statuses] = allowed[verb];
  if (!statuses.includes(status))
    fail(rule, 'SHIPMENT_INVALID_STATE', 'id', `Can't ${verb} shipment ${id}: it is ${status}.`);
}
