// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { accountMethods, type AccountMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the account API: channels and stores of a connector. */
export interface Account extends AccountMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the account API: channels and stores of a connector.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createAccount, accountOptionsFromEnv } from '@tradelane/account';
 *
 * const account = createAccount(accountOptionsFromEnv());
 * const { channels } = await account.channels.upsert({
 *   channels: [{ external_id: 'acme_app', name: 'Acme App', status: 'AVAILABLE', url: 'https://app.acme.example.com' }],
 * });
 * console.log(channels);
 * ```
 */
export function createAccount(options: ClientOptions): Account {
  return clientOf(createRuntime(surface, options));
}

function clientOf(runtime: Runtime): Account {
  return clientOn(
    runtime,
    Object.assign(accountMethods(runtime), {
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkAccount(account: Account, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(account, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_ACCOUNT_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function accountOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
