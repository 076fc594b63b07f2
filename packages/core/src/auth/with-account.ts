import { ConfigurationError } from '../errors/index.ts';

/**
 * Requires a lasting account name, under which data that outlives the process is stored.
 * @throws {ConfigurationError} If there is none, because the data could be mixed up with another account's.
 */
export function withAccount<Whose extends { readonly account: string | undefined }>(
  whose: Whose,
): Whose & { readonly account: string } {
  if (whose.account !== undefined) return whose as Whose & { readonly account: string }; // checked in this line
  throw new ConfigurationError(
    'Checkpoints and caches need a stable account name. Set `auth.identity` to the same value in every process, or `account` in a custom auth strategy.',
    { code: 'ERR_IDENTITY_MISSING' },
  );
}
