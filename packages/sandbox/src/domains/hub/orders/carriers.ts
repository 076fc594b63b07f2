import { invalid } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import { requireChannel } from '../../account/model/index.ts';
import { carrierLists } from './model/index.ts';

/** P07: the list is complete and replaces the previous one. It is one document, so that concurrent lists don't mix. */
const upsertCarriers: Handler<'upsertCarriers'> = (context) => {
  const { world, body } = context;
  const channel = requireChannel(world, context.path.channel_id);
  const ids = new Set<string>();
  for (const [i, { channel_carrier_id }] of body.carriers.entries()) {
    if (ids.has(channel_carrier_id)) invalid('AS34', `$.carriers[${i}].channel_carrier_id`, 'must be unique');
    ids.add(channel_carrier_id);
  }
  world.store.put(carrierLists, channel.id, body);
};

export const carrierHandlers: HandlersOf<'upsertCarriers'> = { upsertCarriers };
