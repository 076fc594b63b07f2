import { forEachInSlices } from '../../../machinery/clock/turns.ts';
import { invalid } from '../../../machinery/errors/index.ts';
import type { HandlersOf, SlicedHandler } from '../../../machinery/http/context.ts';
import { keyOf } from '../../../machinery/store/index.ts';
import { requireChannel } from '../../account/model/index.ts';
import { carriers } from './model/index.ts';

/** P07: the list is complete, so what it leaves out is deleted. */
const upsertCarriers: SlicedHandler<'upsertCarriers'> = function* (context) {
  const { world } = context;
  const channel = requireChannel(world, context.path.channel_id);
  const sent = context.body.carriers;
  const ids = new Set<string>();
  for (const [i, { channel_carrier_id }] of sent.entries()) {
    if (ids.has(channel_carrier_id)) invalid(`$.carriers[${i}].channel_carrier_id`, 'must be unique');
    ids.add(channel_carrier_id);
  }
  yield* forEachInSlices(sent, ({ channel_carrier_id, name }) => {
    const carrier = { channel_id: channel.id, channel_carrier_id, name };
    world.store.put(carriers, keyOf(channel.id, channel_carrier_id), carrier);
  });
  yield* forEachInSlices(world.store.scan(carriers, { by: 'channel', equals: channel.id }), ({ key, value }) => {
    if (!ids.has(value.channel_carrier_id)) world.store.delete(carriers, key);
  });
};

export const carrierHandlers: HandlersOf<'upsertCarriers'> = { upsertCarriers };
