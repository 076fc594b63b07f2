/** For `node --import`: the packages as their sources, as the tests run on them. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const [, name, entry = 'index'] = /^@tradelane\/([a-z-]+)(?:\/([a-z-]+))?$/.exec(specifier) ?? [];
    if (name === undefined) return next(specifier, context);
    // Each broker of events has its own folder.
    const isBroker = name === 'events' && !['forward', 'index', 'sqlite', 'url'].includes(entry);
    const path = isBroker ? `brokers/${entry}/index` : entry;
    return next(new URL(`../../${name}/src/${path}.ts`, import.meta.url).href, context);
  },
});
