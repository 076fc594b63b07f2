import { fail } from './item-errors.ts';
import type { Shipment } from './model.ts';

export type ShipmentVerb = 'delete' | 'ship' | 'make ready' | 'track' | 'move the origin of' | 'describe';

const unsent: readonly Shipment['status'][] = ['SHIPPING', 'SHIPMENT_PREPARED', 'READY_FOR_PICK_UP'];

const allowed: Readonly<Record<ShipmentVerb, readonly Shipment['status'][]>> = {
  delete: unsent,
  ship: [...unsent, 'SHIPPED'],
  'make ready': unsent,
  track: [...unsent, 'SHIPPED', 'TO_COLLECT'],
  'move the origin of': unsent,
  describe: [...unsent, 'SHIPPED', 'TO_COLLECT', 'RECEIVED'],
};

/** Fails an item whose shipment is in a state that does not allow the verb. */
export function requireState({ id, status }: Shipment, verb: ShipmentVerb): void {
  if (!allowed[verb].includes(status))
    fail('SHIPMENT_INVALID_STATE', 'id', `Can't ${verb} shipment ${id}: it is ${status}.`);
}
