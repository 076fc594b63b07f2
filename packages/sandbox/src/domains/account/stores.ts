import { type HandlerResponse, ok, okWithoutBody } from '../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../machinery/http/context.ts';
import { changed, keyOf } from '../../machinery/store/index.ts';
import { requireStore, stores } from './model/index.ts';

const storeOf = ({ world, path }: Context): ReturnType<typeof requireStore> =>
  requireStore(world, path['channel_id'] ?? '', path['channel_store_id'] ?? '');

/** P08: all of it is replaced; null says that there is nothing wrong. */
function upsertBusinessInformation(context: Context): HandlerResponse {
  const store = storeOf(context);
  const business_information = changed({}, bodyOf<Readonly<Record<string, unknown>>>(context));
  context.world.store.put(stores, keyOf(store.channel_id, store.channel_store_id), { ...store, business_information });
  return okWithoutBody;
}

export const storeHandlers: Handlers = {
  upsertBusinessInformation,
  /** P10. */
  getStoreWarehouses: (context) => ok(storeOf(context).warehouses),
};
