import { notFound } from '../../../../errors/index.ts';
import { keyOf } from '../../../../store/index.ts';
import { findBy, type World } from '../../../../world/index.ts';
import { orders, type StoredOrder } from './records.ts';

export const requireOrder = (world: World, id: string): StoredOrder =>
  world.store.get(orders, id) ?? notFound(`Order ${id}`);

export const findChannelOrder = (world: World, channelId: string, channelOrderId: string): StoredOrder | undefined =>
  findBy(world, orders, 'channel', keyOf(channelId, channelOrderId));
