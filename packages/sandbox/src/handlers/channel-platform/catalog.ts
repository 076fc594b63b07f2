import { accepted, type Answer } from '../../http/answers.ts';
import { bodyOf, type Context, type Handlers } from '../../http/context.ts';
import { catalogConfigurations, keyOf, productTypes, taxonomyRules } from '../../hub/collections.ts';
import { requireChannel } from '../../hub/find.ts';

const channelOf = ({ world, path }: Context): string => requireChannel(world, path['channel_id'] ?? '').id;

/** P13. The background work of the hub takes no time here, nor in the two below. */
function configureChannelCatalog(context: Context): Answer {
  context.world.store.put(catalogConfigurations, channelOf(context), bodyOf<object>(context));
  return accepted();
}

/** P16. A rule that is sent again replaces the first. */
function createTaxonomyRule(context: Context): Answer {
  const channel = channelOf(context);
  for (const rule of bodyOf<{ readonly rules: readonly { readonly id: string }[] }>(context).rules) {
    context.world.store.put(taxonomyRules, keyOf(channel, rule.id), rule);
  }
  return accepted();
}

/** P06: the definition is complete, so what it leaves out is gone. */
function upsertProductType(context: Context): Answer {
  const { query, world } = context;
  const key = keyOf(channelOf(context), query.text('store_id') ?? '', query.text('product_type_id') ?? '');
  world.store.put(productTypes, key, bodyOf<object>(context));
  return accepted();
}

export const catalogHandlers: Handlers = { configureChannelCatalog, createTaxonomyRule, upsertProductType };
