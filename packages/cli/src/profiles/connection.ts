import { withoutCredentials } from '@tradelane/sandbox/secrets';
import { UsageError } from '../exit.ts';
import type { Io, SandboxInfo } from '../io.ts';
import type { SurfaceRow } from '../table/rows.ts';
import { profileNamed, readConfig, type Login } from './config.ts';

/** Flags that choose the connection of a command. */
export interface ConnectionFlags {
  readonly profile?: string | undefined;
  readonly sandbox?: boolean | undefined;
}

/** The credential of a client. */
export type Credential =
  | { readonly authUrl: string; readonly clientId: string; readonly clientSecret: string | (() => Promise<string>) }
  | { readonly apiKey: string | (() => Promise<string>); readonly identity?: string }
  | { readonly token: string | (() => Promise<string>); readonly identity?: string };

/** Address and credential of a command. */
export interface Connection {
  /** A name for people: `the sandbox in this process`, `profile acme`. */
  readonly label: string;
  readonly baseUrl: string;
  readonly auth?: Credential;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Copies the world of a sandbox. Undefined for a real host. */
  readonly snapshot?: () => Promise<object>;
}

/** Name of the environment variables of a surface: `TRADELANE_HUB_…`. */
export const variablePrefix = (surface: string): string => `TRADELANE_${surface.toUpperCase().replaceAll('-', '_')}_`;

/**
 * Finds the connection of a surface: `--sandbox`, then `--profile`, then `TRADELANE_PROFILE`, then the `TRADELANE_…`
 * variables of a host, then the profile that `use` or `login` chose.
 * @throws {UsageError} If there is none. The message lists what to run.
 */
export async function connect(io: Io, surface: SurfaceRow, flags: ConnectionFlags): Promise<Connection> {
  if (flags.sandbox === true) return inProcess(io, surface);
  const named = flags.profile ?? io.env['TRADELANE_PROFILE'];
  if (named === undefined && hasVariables(io, surface)) return fromVariables(io, surface);
  const config = readConfig(io.env);
  const name = named ?? config.current;
  if (name === undefined)
    throw new UsageError(
      `No host is set for ${surface.name}. Run \`tradelane use sandbox\`, run \`tradelane login ${surface.name}\`, or pass --sandbox.`,
    );
  const profile = profileNamed(config, name);
  if (profile.sandbox !== undefined) return fromRunning(profile.sandbox, surface);
  const login = profile.logins?.[surface.role];
  if (login === undefined)
    throw new UsageError(
      `The profile "${name}" has no login for ${surface.name}. Run \`tradelane login ${surface.name} --profile ${name}\`.`,
    );
  return fromLogin(surface, name, login, () => secretOf(io, `${name}/${surface.role}`, login));
}

async function inProcess(io: Io, surface: SurfaceRow): Promise<Connection> {
  const sandbox = await io.sandbox();
  return {
    label: 'the sandbox in this process',
    ...ofSandbox(sandbox.info(), surface),
    fetch: sandbox.fetch,
    snapshot: async () => sandbox.snapshot(),
  };
}

async function fromRunning(url: string, surface: SurfaceRow): Promise<Connection> {
  return {
    label: `the sandbox at ${withoutCredentials(url)}`,
    ...ofSandbox(await sandboxAt(url), surface),
    snapshot: async () => (await fetch(new URL('/__sandbox/snapshot', url))).json() as Promise<object>,
  };
}

/** Most characters of the description of a sandbox, because another host at its URL may never end. */
const longestInfo = 1_000_000;

async function startOf(response: Response): Promise<string> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > longestInfo) break;
  }
  return text;
}

/**
 * Returns the description of the sandbox at a URL, or undefined if nothing responds there.
 * @throws {UsageError} If another program responds.
 */
export async function infoAt(url: string): Promise<SandboxInfo | undefined> {
  const place = new URL('/__sandbox/info', url);
  const response = await fetch(place, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (response === undefined) return undefined;
  try {
    const info = JSON.parse(await startOf(response)) as Partial<SandboxInfo> | null;
    if (response.ok && typeof info?.urls === 'object') return info as SandboxInfo;
  } catch {
    // Reported below, as any other response.
  }
  throw new UsageError(
    `The program at ${withoutCredentials(url)} isn't a sandbox: its ${place.pathname} isn't the description of one. Stop the program, or pass another URL.`,
  );
}

/** @throws {UsageError} If no sandbox runs at the URL. */
export async function sandboxAt(url: string): Promise<SandboxInfo> {
  const info = await infoAt(url);
  if (info !== undefined) return info;
  throw new UsageError(
    `No sandbox responds at ${withoutCredentials(url)}. Run \`tradelane use sandbox\` to start one, or pass --sandbox.`,
  );
}

/** Address and credential of a surface in a sandbox. */
function ofSandbox(
  { urls, credentials }: SandboxInfo,
  { role, server }: SurfaceRow,
): Pick<Connection, 'baseUrl' | 'auth'> {
  const client = role === 'hub' ? credentials.seller : credentials.connector;
  const keys: Readonly<Record<string, string | undefined>> = {
    seller: credentials.shops[0]?.api_key,
    operator: credentials.operator.api_key,
    front: credentials.front.api_key,
  };
  const apiKey = keys[role];
  const auth: Credential =
    role === 'basket'
      ? { token: credentials.basket.bearer, identity: role }
      : apiKey === undefined
        ? { authUrl: urls['auth_url'] ?? '', clientId: client.client_id, clientSecret: client.client_secret }
        : { apiKey };
  return { baseUrl: urls[server] ?? '', auth };
}

/** Whether variables of the environment name the host of a surface. */
export function hasVariables({ env }: Io, { name }: SurfaceRow): boolean {
  return Boolean(env['TRADELANE_BASE_URL'] ?? env[`${variablePrefix(name)}BASE_URL`]);
}

async function fromVariables({ env }: Io, surface: SurfaceRow): Promise<Connection> {
  const { packageOf } = await import('../table/client-package.ts');
  const { optionsFromEnv } = await packageOf(surface);
  return { label: 'the environment', ...(optionsFromEnv(env) as Pick<Connection, 'baseUrl' | 'auth'>) };
}

/** The connection of a login. Its secret is read when it is sent, so a dry run needs none. */
export function fromLogin(
  surface: SurfaceRow,
  profile: string,
  { host, kind, authUrl = '', clientId = '' }: Login,
  secret: () => Promise<string>,
): Connection {
  const identity = `${profile}/${surface.role}`;
  const auth: Credential =
    kind === 'clientCredentials'
      ? { authUrl, clientId, clientSecret: secret }
      : kind === 'apiKey'
        ? { apiKey: secret, identity }
        : { token: secret, identity };
  return { label: `profile ${profile}`, baseUrl: host, auth };
}

async function secretOf(io: Io, account: string, { secret }: Login): Promise<string> {
  if (secret.in === 'variable') return valueOf(io, secret.name, account);
  const value = (await io.keychain())?.get(account);
  if (value !== undefined) return value;
  throw new UsageError(`The keychain has no secret for ${account}. Run \`tradelane login\` again.`);
}

/** @throws {UsageError} If the variable is empty. */
export function valueOf({ env }: Io, variable: string, account: string): string {
  const value = env[variable];
  if (value) return value;
  throw new UsageError(`The environment variable ${variable} is empty. Set it to the secret of ${account}.`);
}
