import type { World } from '../../../world/index.ts';
import type { ActionError } from '../actions/model.ts';
import { carrierLists } from './model/index.ts';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The carrier of a shipment in the channel's words, or why the channel cannot take it. */
export type CarrierChoice = { readonly name: string } | ActionError;

/**
 * P07: finds the channel's carrier. Case, spaces and punctuation don't matter. An unknown carrier becomes `Other` if the channel has it.
 * A channel without a list accepts any name.
 */
export function chooseCarrier(world: World, channelId: string, wanted: string | undefined): CarrierChoice {
  const allowed = world.store.get(carrierLists, channelId)?.carriers;
  if (allowed === undefined) return { name: wanted ?? 'Other' };
  const other = allowed.find(({ name }) => plain(name) === 'other');
  if (wanted === undefined) return other ?? { code: 'MISSING_CARRIER', message: 'The channel needs a carrier.' };
  const found = allowed.find(
    ({ name, channel_carrier_id }) => plain(name) === plain(wanted) || channel_carrier_id === wanted,
  );
  return (
    found ?? other ?? { code: 'CARRIER_NOT_SUPPORTED', message: `The channel does not allow the carrier ${wanted}.` }
  );
}
