import { type FieldError, refuse } from '../../machinery/errors/index.ts';
import { type HandlerResponse, created, okWithoutBody } from '../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../machinery/http/context.ts';
import {
  type Channel,
  channels,
  putChannel,
  putStore,
  requireStore,
  type StoreInput,
  useLinkToken,
} from './model/index.ts';

/** P14. */
function upsertChannels(context: Context): HandlerResponse {
  const { world, caller } = context;
  const sent = bodyOf<{ readonly channels: readonly Channel[] }>(context).channels;
  const shown = sent.map((input) => {
    const { prefix: _, ...channel } = putChannel(world, input, caller.id);
    return channel;
  });
  return created({ channels: shown });
}

/** P14: the token stands for the user and is good once; it stays good when the request is refused. */
function createStores(context: Context): HandlerResponse {
  const { world, query } = context;
  const { stores } = bodyOf<{ readonly stores: readonly StoreInput[] }>(context);
  if (!useLinkToken(world, query.text('token') ?? ''))
    refuse(410, 'LINK_TOKEN_GONE', 'The link token is invalid or was used.', { empty: true });
  const wrong: FieldError[] = stores.flatMap(({ channel_id }, i) =>
    world.store.get(channels, channel_id) === undefined
      ? [{ field: `$.stores[${i}].channel_id`, message: 'names an unknown channel' }]
      : [],
  );
  if (wrong.length > 0) refuse(400, 'INVALID_INPUT', 'No store was created.', { fields: wrong });
  for (const store of stores) putStore(world, store);
  return created();
}

/** P14. */
function updateStore(context: Context): HandlerResponse {
  const { world, path } = context;
  const { channel_id, channel_store_id } = requireStore(
    world,
    path['channel_id'] ?? '',
    path['channel_store_id'] ?? '',
  );
  putStore(world, {
    ...bodyOf<Omit<StoreInput, 'channel_id' | 'channel_store_id'>>(context),
    channel_id,
    channel_store_id,
  });
  return okWithoutBody;
}

export const linkingHandlers: Handlers = {
  SELLER_ACCOUNT_CHANNEL_UPSERT: upsertChannels,
  SELLER_ACCOUNT_STORE_CREATE: createStores,
  SELLER_ACCOUNT_STORE_UPDATE: updateStore,
};
