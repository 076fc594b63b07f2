import { expect, it } from 'vitest';
import type { Shipment } from '../../../../src/domains/instance/shipments/model.ts';
import { requireState, type ShipmentVerb } from '../../../../src/domains/instance/shipments/states.ts';

const statuses: readonly Shipment['status'][] = [
  'SHIPPING',
  'SHIPMENT_PREPARED',
  'READY_FOR_PICK_UP',
  'SHIPPED',
  'TO_COLLECT',
  'RECEIVED',
  'CANCELED',
  'CLOSED',
];

/** How many of the statuses, from the first, allow a change. */
const allowed: readonly (readonly [verb: ShipmentVerb, count: number])[] = [
  ['delete', 3],
  ['make ready', 3],
  ['ship', 4],
  ['move the origin of', 3],
  ['track', 5],
  ['describe', 6],
];

const isAllowed = (verb: ShipmentVerb, status: Shipment['status']): boolean => {
  try {
    requireState({ id: '1', status } as Shipment, verb);
    return true;
  } catch {
    return false;
  }
};

it('AS16, AS17, AS18, AS21, AS22, AS23: each change of a shipment needs one of its statuses', () => {
  for (const [verb, count] of allowed)
    expect([verb, statuses.filter((status) => isAllowed(verb, status))]).toEqual([verb, statuses.slice(0, count)]);
});
