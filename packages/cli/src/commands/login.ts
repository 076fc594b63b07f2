import { withoutCredentials } from '@tradelane/sandbox/secrets';
import { UsageError } from '../exit.ts';
import { textFrom } from '../input-text.ts';
import { note, type Io } from '../io.ts';
import { changeConfig, type Login, profileNamed, readConfig, withoutProfile, withProfile } from '../profiles/config.ts';
import { variablePrefix } from '../profiles/connection.ts';
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
 * Keeps a login in a profile. The secret goes to the keychain.
 * @throws {UsageError} If a flag is missing or invalid.
 */
export async function login(io: Io, name: string, flags: LoginFlags): Promise<void> {
  const surface = surfaceNamed(name);
  const { profile } = flags;
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(profile))
    throw new UsageError(`--profile must be letters, digits, dots, - and _. Received: "${profile}".`);
  if (profile === 'sandbox')
    throw new UsageError('The profile sandbox belongs to `tradelane use sandbox`. Pass another --profile.');
  const kind = kindOf(surface, flags);
  checkUrl('--host', flags.host);
  const keychain = flags.secretFrom === undefined ? await io.keychain() : undefined;
  const account = `${profile}/${surface.role}`;
  const secret: Login['secret'] =
    keychain === undefined
      ? { in: 'variable', name: flags.secretFrom ?? `${variablePrefix(surface.name)}${variables[kind]}` }
      : { in: 'keychain' };
  if (keychain !== undefined) keychain.set(account, await readSecret(io, kind));
  const kept: Login = {
    host: flags.host,
    kind,
    ...(flags.authUrl === undefined ? {} : { authUrl: flags.authUrl }),
    ...(flags.clientId === undefined ? {} : { clientId: flags.clientId }),
    secret,
  };
  const file = await changeConfig(io.env, (config) =>
    withProfile(config, profile, { logins: { ...config.profiles[profile]?.logins, [surface.role]: kept } }),
  );
  const same = surfaces().filter(({ role }) => role === surface.role);
  note(
    io,
    `Profile ${profile} logs in to ${same.map((one) => one.name).join(', ')} at ${flags.host}. Settings: ${file}`,
  );
  note(
    io,
    secret.in === 'keychain'
      ? 'The secret is in the keychain of the system.'
      : `The secret isn't stored. Set the environment variable ${secret.name} before each command.`,
  );
  note(io, `Next, run \`tradelane check ${surface.name}\`.`);
}

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
