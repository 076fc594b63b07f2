import type { Schemas } from '../../../generated/instance.ts';
import type { World } from '../../../world/index.ts';
import { carriers } from '../settings/model.ts';
import { fail } from '../common/item-errors.ts';

function registered(
  { store }: World,
  { carrier_code, carrier_standard_code }: Schemas['ShipmentTrackingInput'],
): Schemas['RegisteredCarrier'] | undefined {
  if (carrier_code !== undefined)
    return (
      store.get(carriers, carrier_code) ??
      fail('AS34', 'CARRIER_NOT_FOUND', 'tracking.carrier_code', `Carrier ${carrier_code} does not exist.`)
    );
  if (carrier_standard_code === undefined) return undefined;
  for (const { value } of store.scan(carriers)) if (value.standard_code === carrier_standard_code) return value;
  return undefined;
}

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text);

/** PR08: computes the tracking URL of a registered carrier. An unregistered carrier needs a name and can have a URL. */
export function readTracking(world: World, input: Schemas['ShipmentTrackingInput']): Schemas['ShipmentTracking'] {
  const { carrier_name, tracking_number, tracking_url } = input;
  const carrier = registered(world, input);
  const number = tracking_number === undefined || tracking_number === '' ? {} : { tracking_number };
  if (carrier === undefined) {
    if (carrier_name === undefined || carrier_name === '') {
      fail('PR08', 'CARRIER_MISSING', 'tracking.carrier_name', 'carrier_name is required without carrier_code.');
    }
    if (tracking_url !== undefined && !isUrl(tracking_url))
      fail('PR08', 'INVALID_URL', 'tracking.tracking_url', `${tracking_url} is not a web address.`);
    const url = tracking_url === undefined ? {} : { tracking_url };
    return {
      carrier_name,
      ...number,
      ...url,
      validity_status: tracking_number === undefined ? 'MISSING_TRACKING' : 'UNCOVERED',
    };
  }
  const computed =
    tracking_number === undefined
      ? undefined
      : carrier.tracking_url?.replace('{trackingId}', encodeURIComponent(tracking_number));
  return {
    carrier_code: carrier.code,
    carrier_name: carrier.label,
    ...(carrier.standard_code !== undefined && { carrier_standard_code: carrier.standard_code }),
    ...number,
    ...(computed !== undefined && { tracking_url: computed }),
    validity_status: tracking_number === undefined ? 'MISSING_TRACKING' : 'UNVERIFIED',
  };
}
