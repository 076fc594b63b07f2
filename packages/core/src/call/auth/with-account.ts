import { ConfigurationError } from '../../base/errors/index.ts';

/**
 * The same runtime or sender, where its account has a name that lasts: under that is kept what outlives the process.
 * @throws ConfigurationError where the credential tells none: what is one account's would be taken for another's
 */
export function withAccount<Whose extends { readonly account: string | undefined }>(
  whose: Whose,
): Whose & { readonly account: string } {
  if (whose.account !== undefined) return whose as Whose & { readonly account: string }; // just seen
  throw new ConfigurationError(
    'What outlives the process is kept under the name of its account, which a token or a function does not tell. Pass `auth.identity`, the same in every process (in a strategy of your own: `account`).',
  );
}
