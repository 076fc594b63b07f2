import { type FieldError, refuse } from '../../errors/index.ts';
import type { Handler, HandlersOf, ResponseOf } from '../../http/context.ts';
import { keyOf } from '../../store/index.ts';
import { publishLinked, publishLinking } from './facts.ts';
import { channels, putChannel, putStore, requireStore, stores as knownStores, useLinkToken } from './model/index.ts';

/** P14. */
const upsertChannels: Handler<'SELLER_ACCOUNT_CHANNEL_UPSERT'> = (context) => {
  const { world, caller } = context;
  const shown: ResponseOf<'SELLER_ACCOUNT_CHANNEL_UPSERT'>['channels'][number][] = [];
  for (const input of context.body.channels) {
    const { prefix: _, ...channel } = putChannel(world, input, caller.id);
    shown.push(channel);
  }
  return { channels: shown };
};

/** P14: the token identifies the user and is valid once. A rejected request doesn't use it up. */
const createStores: Handler<'SELLER_ACCOUNT_STORE_CREATE'> = (context) => {
  const { world, query } = context;
  const { stores } = context.body;
  if (!useLinkToken(world, query.token))
    refuse('SELLER_ACCOUNT_STORE_CREATE', 410, 'LINK_TOKEN_GONE', 'The link token is invalid or was used.', {
      empty: true,
    });
  const wrong: FieldError[] = stores.flatMap(({ channel_id }, i) =>
    world.store.get(channels, channel_id) === undefined
      ? [{ field: `$.stores[${i}].channel_id`, message: 'is an unknown channel' }]
      : [],
  );
  if (wrong.length > 0)
    refuse(
      'AS34',
      400,
      'INVALID_INPUT',
      `No store was created: ${wrong[0]?.field} ${wrong[0]?.message}. Create the channel first.`,
      { fields: wrong },
    );
  for (const store of stores) {
    const before = world.store.get(knownStores, keyOf(store.channel_id, store.channel_store_id));
    const after = putStore(world, store);
    if (before === undefined) publishLinked(world, after);
    else publishLinking(world, before, after);
  }
};

/** P14. */
const updateStore: Handler<'SELLER_ACCOUNT_STORE_UPDATE'> = (context) => {
  const { world, path } = context;
  const before = requireStore(world, path.channel_id, path.channel_store_id);
  const { channel_id, channel_store_id } = before;
  publishLinking(world, before, putStore(world, { ...context.body, channel_id, channel_store_id }));
};

export const linkingHandlers: HandlersOf<
  'SELLER_ACCOUNT_CHANNEL_UPSERT' | 'SELLER_ACCOUNT_STORE_CREATE' | 'SELLER_ACCOUNT_STORE_UPDATE'
> = {
  SELLER_ACCOUNT_CHANNEL_UPSERT: upsertChannels,
  SELLER_ACCOUNT_STORE_CREATE: createStores,
  SELLER_ACCOUNT_STORE_UPDATE: updateStore,
};
