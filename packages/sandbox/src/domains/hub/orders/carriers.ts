import { invalid } from '../../../machinery/errors/index.ts';
import type { Handler, HandlersOf } from '../../../machinery/http/context.ts';
import { keyOf } from '../../../machinery/store/index.ts';
import { requireChannel } from '../../account/model/index.ts';
import { carriers } from './model/index.ts';

/** P07: the list is complete, so what it leaves out is deleted. */
const upsertCarriers: Handler<'upsertCarriers'> = (context) => {
  const { world } = context;
  const channel = requireChannel(world, context.path.channel_id);
  const sent = context.body.carriers;
  const ids = new Set<string>();
  for (const [i, { channel_carrier_id }] of sent.entries()) {
    if (ids.has(channel_carrier_id)) invalid(`$.carriers[${i}].channel_carrier_id`, 'must be unique');
    ids.add(channel_carrier_id);
  }
  for (const { key } of world.store.scan(carriers, { by: 'channel', equals: channel.id }))
    world.store.delete(carriers, key);
  for (const { channel_carrier_id, name } of sent) {
    world.store.put(carriers, keyOf(channel.id, channel_carrier_id), {
      channel_id: channel.id,
      channel_carrier_id,
      name,
    });
  }
};

export const carrierHandlers: HandlersOf<'upsertCarriers'> = { upsertCarriers };
