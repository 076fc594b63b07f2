/** For `node --import`: the packages as their sources, as the tests run on them. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const [, name, entry = 'index'] = /^@tradelane\/([a-z-]+)(?:\/([a-z-]+))?$/.exec(specifier) ?? [];
    return next(
      name === undefined ? specifier : new URL(`../../../${name}/src/${entry}.ts`, import.meta.url).href,
      context,
    );
  },
});
