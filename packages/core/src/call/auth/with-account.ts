import { ConfigurationError } from '../../base/errors/index.ts';

/**
 * Requires a lasting account name, under which data that outlives the process is stored.
 * @throws {ConfigurationError} If there is none, because the data could be mixed up with another account's.
 */
export function withAccount<Whose extends { readonly account: string | undefined }>(
  whose: Whose,
): Whose & { readonly account: string } {
  if (whose.account !== undefined) return whose as Whose & { readonly account: string }; // checked in this line
  throw new ConfigurationError(
    'What outlives the process is kept under the name of its account, which a token or a function does not tell. Pass `auth.identity`, the same in every process (in a strategy of your own: `account`).',
  );
}
