import {
  createMarketplaceOperator,
  type MarketplaceOperator,
  marketplaceOperatorOptionsFromEnv,
} from '@tradelane/marketplace-operator';

/**
 * Opens the instance in `.env`, or a sandbox in this process if no variable
 * is set.
 */
export async function openOperator(): Promise<MarketplaceOperator> {
  // If a variable is missing or misspelled,
  // `marketplaceOperatorOptionsFromEnv` throws.
  const namesHost = Object.keys(process.env).some(
    (name) =>
      /^TRADELANE_(?!DEBUG$)/.test(name) && process.env[name]?.trim(),
  );
  if (namesHost)
    return createMarketplaceOperator(marketplaceOperatorOptionsFromEnv());
  console.warn(
    'No TRADELANE_… variable is set. Running against a sandbox in this process.',
  );
  const { createSandbox } = await import('@tradelane/sandbox');
  const sandbox = createSandbox();
  const { urls, credentials } = sandbox.info();
  return createMarketplaceOperator({
    baseUrl: urls.instance_url,
    auth: { apiKey: credentials.operator.api_key },
    fetch: sandbox.fetch,
  });
}
