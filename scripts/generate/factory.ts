import { banner, camelCase, pascalCase } from '@tradelane/spec-model/literal';
import type { Surface } from '@tradelane/spec-model/surfaces';
import { firstCallOf } from './first-call.ts';

const products: Readonly<Record<string, string>> = {
  account: 'the account API: channels and stores of a connector',
  basket: 'the storefront basket',
  services: 'the services platform',
  marketplace: 'the marketplace',
  'catalog-manager': 'the catalog manager',
};
const users: Readonly<Record<string, string>> = {
  seller: ' as a shop uses it',
  operator: ' as the operator uses it',
  front: ' as the storefront uses it',
};

/** The surfaces whose clients only have generated methods. The other ones have a factory in `src/index.ts`. */
export function hasFactory({ family, name }: Surface): boolean {
  return family !== 'hub' || name === 'account';
}

/**
 * `factory.ts`: the functions that create a client, check it and read its options.
 * @throws {Error} If the surface has no product.
 */
export function emitFactory({ name, family, forShop = false }: Surface): string {
  const [type, variable, variables] = [pascalCase(name), camelCase(name), name.toUpperCase().replaceAll('-', '_')];
  const [, stem = '', user = ''] = /^(.*?)(?:-(seller|operator|front))?$/.exec(name) ?? [];
  const product = products[stem];
  if (product === undefined) throw new Error(`Add a product for ${name} to scripts/generate/factory.ts.`);
  const client = `a client of ${product}${users[user] ?? ''}`;
  const isInstance = family === 'instance';
  const runtime = 'createRuntime(surface, options)';
  const { firstCall, world } = firstCallOf(name);
  const example = world === '' ? firstCall : '';
  return `${banner}import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
${isInstance ? "import { withSettingsCache } from '@tradelane/workflows/runtime';\n" : ''}import { ${variable}Methods, type ${type}Methods } from './client.ts';
import { surface } from './operations.ts';

/** ${client.replace('a', 'A')}. */
export interface ${type} extends ${type}Methods {
${forShop ? `  /** Creates a client for another shop of the user. Its calls send \`shop_id\`. */\n  forShop(shopId: number): ${type};\n` : ''}  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates ${client}.
 * @throws {ConfigurationError} If an option is missing or invalid.
${example === '' ? '' : exampleOf(`import { create${type}, ${variable}OptionsFromEnv } from '@tradelane/${name}';\n\nconst ${variable} = create${type}(${variable}OptionsFromEnv());\n${example}`)} */
export function create${type}(options: ClientOptions): ${type} {
  return clientOf(${isInstance ? `withSettingsCache(${runtime}, options.settingsCache)` : runtime});
}

function clientOf(runtime: Runtime): ${type} {
  return clientOn(
    runtime,
    Object.assign(${variable}Methods(runtime), {
${forShop ? '      forShop: (id: number) => clientOf(runtime.with({ query: { shop_id: id } })),\n' : ''}      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its \`results\`.
 */
export function check${type}(${variable}: ${type}, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(${variable}, surface.name), options);
}

/**
 * Reads address and credentials from \`TRADELANE_${variables}_…\` or \`TRADELANE_…\` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function ${variable}OptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
`;
}

function exampleOf(code: string): string {
  return ['@example', '```ts', ...code.split('\n'), '```']
    .map((line) => ` *${line === '' ? '' : ` ${line}`}\n`)
    .join('');
}
