import type { Context, Handler, HandlersOf } from '../../http/context.ts';
import { changed, keyOf } from '../../store/index.ts';
import { type ChannelStore, requireStore, stores } from './model/index.ts';

const storeOf = ({ world, path }: Context<'upsertBusinessInformation' | 'getStoreWarehouses'>): ChannelStore =>
  requireStore(world, path.channel_id, path.channel_store_id);

/** P08: replaces all of it. null means that there aren't any problems. */
const upsertBusinessInformation: Handler<'upsertBusinessInformation'> = (context) => {
  const store = storeOf(context);
  const business_information = changed(context.body, {});
  context.world.store.put(stores, keyOf(store.channel_id, store.channel_store_id), { ...store, business_information });
};

export const storeHandlers: HandlersOf<'upsertBusinessInformation' | 'getStoreWarehouses'> = {
  upsertBusinessInformation,
  /** P10. */
  getStoreWarehouses: (context) => storeOf(context).warehouses,
};
