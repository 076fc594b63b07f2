import { withoutCredentials } from '@tradelane/sandbox/secrets';
import { UsageError } from '../exit.ts';
import { textFrom } from '../input-text.ts';
import { note, type Io } from '../io.ts';
import { openClient } from '../operation/client.ts';
import { changeConfig, type Login, profileNamed, readConfig, withoutProfile, withProfile } from '../profiles/config.ts';
import { type Connection, fromLogin, valueOf, variablePrefix } from '../profiles/connection.ts';
import { surfaceNamed, surfaces } from '../table/load.ts';
import type { SurfaceRow } from '../table/rows.ts';

interface LoginFlags {
  readonly host: string;
  readonly authUrl?: string;
  readonly clientId?: string;
  readonly token?: boolean;
  readonly secretFrom?: string;
  readonly profile: string;
}

/** The variable that holds a secret if there is no keychain. */
const variables = { clientCredentials: 'CLIENT_SECRET', apiKey: 'API_KEY', bearer: 'TOKEN' } as const;

/**
 * Keeps a login in a profile, after a request with its credential. The secret goes to the keychain.
 * @throws {UsageError} If a flag is missing or invalid, or the secret can't be stored.
 */
export async function login(io: Io, name: string, flags: LoginFlags): Promise<void> {
  const surface = surfaceNamed(name);
  const { profile, host, authUrl, clientId } = flags;
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(profile))
    throw new UsageError(`--profile must be letters, digits, dots, - and _. Received: "${profile}".`);
  if (profile === 'sandbox')
    throw new UsageError('The profile sandbox belongs to `tradelane use sandbox`. Pass another --profile.');
  const kind = kindOf(surface, flags);
  checkUrl('--host', host);
  const { current } = readConfig(io.env);
  const keychain = flags.secretFrom === undefined ? await io.keychain() : undefined;
  const account = `${profile}/${surface.role}`;
  const variable = flags.secretFrom ?? `${variablePrefix(surface.name)}${variables[kind]}`;
  if (keychain === undefined && flags.secretFrom === undefined && !io.env[variable])
    throw new UsageError(
      `This system has no keychain, and a secret is never written to a file. Set the environment variable ${variable} to the secret, or name another variable with --secret-from.`,
    );
  const secret = keychain === undefined ? valueOf(io, variable, account) : await readSecret(io, kind);
  const kept: Login = {
    host,
    kind,
    ...(authUrl === undefined ? {} : { authUrl }),
    ...(clientId === undefined ? {} : { clientId }),
    secret: keychain === undefined ? { in: 'variable', name: variable } : { in: 'keychain' },
  };
  const isVerified = await verify(
    io,
    surface,
    fromLogin(surface, profile, kept, async () => secret),
  );
  keychain?.set(account, secret);
  const file = await changeConfig(io.env, (config) =>
    withProfile(config, profile, { logins: { ...config.profiles[profile]?.logins, [surface.role]: kept } }),
  );
  const same = surfaces().filter(({ role }) => role === surface.role);
  const as = {
    clientCredentials: `client ${clientId}`,
    apiKey: 'the owner of the API key',
    bearer: 'the owner of the token',
  };
  note(
    io,
    `${isVerified ? 'Logged in at' : 'Stored without a check:'} ${host} as ${as[kind]}, for ${same.map((one) => one.name).join(', ')}.`,
  );
  note(
    io,
    keychain === undefined
      ? `The secret isn't stored. Commands read it from the environment variable ${variable}.`
      : 'The secret is in the keychain of the system.',
  );
  const before = current === undefined || current === profile ? '' : ` Before, they used ${current}.`;
  note(io, `Commands now use profile ${profile}.${before} Settings: ${file}`);
}

/**
 * Prints the checks of a login: its token, and a read without a documented limit.
 * Returns whether the host accepted the credential.
 * @throws {Error} If a check failed. A missing permission is allowed.
 */
async function verify(io: Io, surface: SurfaceRow, connection: Connection): Promise<boolean> {
  const { runtimeOf } = await import('@tradelane/core/runtime');
  const { checkClient } = await import('@tradelane/workflows/check');
  const { results } = await checkClient(runtimeOf(await openClient(io, surface, connection)), { signal: io.signal });
  const failed = results
    .toReversed()
    .find(({ status, error }) => status === 'failed' && (error as Coded)?.code !== 'ERR_HTTP_PERMISSION');
  if (failed !== undefined) {
    note(io, 'The login failed. Nothing was stored. Check the URLs and the secret.');
    throw failed.error ?? new Error(`${failed.message}.`);
  }
  for (const { check, status, message } of results)
    if (check === 'access') note(io, `${status === 'ok' ? '✔' : '!'} ${message.replace(/\.$/, '')}.`);
  // A proxy denies access with a page, which says nothing about the credential.
  return !results.some(
    ({ check, status, error }) =>
      check === 'access' && (status === 'warning' || typeof (error as Coded)?.body === 'string'),
  );
}

type Coded = { readonly code?: unknown; readonly body?: unknown } | undefined;

function kindOf(surface: SurfaceRow, { clientId, authUrl, token }: LoginFlags): Login['kind'] {
  const isClient = clientId !== undefined || authUrl !== undefined;
  const kind =
    token === true
      ? 'bearer'
      : isClient
        ? 'clientCredentials'
        : surface.auth.includes('apiKey')
          ? 'apiKey'
          : surface.auth[0];
  if (kind === undefined || !surface.auth.includes(kind))
    throw new UsageError(
      `${surface.name} doesn't accept this kind of credential. It accepts ${surface.auth.join(', ')}.`,
    );
  if (kind === 'clientCredentials') {
    if (clientId === undefined || authUrl === undefined)
      throw new UsageError(`${surface.name} needs client credentials. Pass --auth-url and --client-id.`);
    checkUrl('--auth-url', authUrl);
  }
  return kind;
}

/** @throws {UsageError} If the text isn't the URL of a host, or contains a credential. */
export function checkUrl(flag: string, text: string, example = 'https://hub.example.com'): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Such a password would be in the file of settings. The message doesn't repeat it.
  if (url !== undefined && url.username + url.password !== '')
    throw new UsageError(`${flag} must not contain a user or a password.`);
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search + url.hash === '') return;
  throw new UsageError(`${flag} must be an absolute URL, such as ${example}. Received: "${withoutCredentials(text)}".`);
}

async function readSecret(io: Io, kind: Login['kind']): Promise<string> {
  const what = { clientCredentials: 'Client secret', apiKey: 'API key', bearer: 'Token' }[kind];
  const text = io.stdin.isTTY === true ? await io.ask(`${what} (hidden): `, true) : await textFrom(io.stdin);
  const secret = text.trim();
  if (secret === '') throw new UsageError(`${what} is empty. Type it at the prompt, or pass it on standard input.`);
  return secret;
}

/**
 * Removes a profile and its secrets.
 * @throws {UsageError} If the profile doesn't exist.
 */
export async function logout(io: Io, name: string): Promise<void> {
  const { logins = {} } = profileNamed(readConfig(io.env), name);
  for (const [role, { secret }] of Object.entries(logins))
    if (secret.in === 'keychain') (await io.keychain())?.delete(`${name}/${role}`);
  await changeConfig(io.env, (config) => withoutProfile(config, name));
  note(io, `Removed profile ${name}.`);
}
