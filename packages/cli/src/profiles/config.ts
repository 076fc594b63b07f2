import { withoutCredentials } from '@tradelane/sandbox/secrets';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '../exit.ts';
import { makeFolder } from '../make-folder.ts';

/** A login: a host and the kind of its credentials. Never the secret. */
export interface Login {
  readonly host: string;
  readonly kind: 'clientCredentials' | 'apiKey' | 'bearer';
  /** Address of the token endpoint's host, for client credentials. */
  readonly authUrl?: string;
  readonly clientId?: string;
  /** Place of the secret: the keychain of the system, or an environment variable. */
  readonly secret: { readonly in: 'keychain' } | { readonly in: 'variable'; readonly name: string };
}

/** A profile: logins by role, or a running sandbox. */
export interface Profile {
  readonly logins?: Readonly<Record<string, Login>>;
  /** URL of a sandbox. */
  readonly sandbox?: string;
  /** ID of the process that `use sandbox` started. */
  readonly process?: number;
}

export interface Config {
  /** Name of the profile that commands use. */
  readonly current?: string;
  /** Cursors of the pages that `--next` prints, by connection and operation. */
  readonly cursors?: Readonly<Record<string, string>>;
  readonly profiles: Readonly<Record<string, Profile>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder for settings: `TRADELANE_CONFIG_FOLDER`, or the folder of the system. */
export function configFolder(env: Environment, platform: string = process.platform): string {
  if (env['TRADELANE_CONFIG_FOLDER']) return env['TRADELANE_CONFIG_FOLDER'];
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir();
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'tradelane');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'tradelane');
  return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'tradelane');
}

const fileOf = (env: Environment): string => join(configFolder(env), 'config.json');

/** @throws {UsageError} If the file can't be read, or isn't a file of settings. */
export function readConfig(env: Environment): Config {
  const file = fileOf(env);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { profiles: {} };
    // Without this error, the next login would replace the file.
    throw new UsageError(`The settings can't be read: ${message}. Correct the permissions, or remove the file.`);
  }
  const config = jsonOf(text);
  const profiles = isObject(config) ? (config['profiles'] ?? {}) : undefined;
  if (!isObject(config) || !isObject(profiles) || !Object.values(profiles).every(isProfile))
    throw new UsageError(`${file} isn't a file of settings. Repair or remove it.`);
  return { ...config, profiles: profiles as Config['profiles'] }; // checked above
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isProfile = (value: unknown): value is Profile => {
  if (!isObject(value)) return false;
  const { logins = {}, sandbox = '' } = value;
  return (
    typeof sandbox === 'string' &&
    isObject(logins) &&
    Object.values(logins).every((one) => isObject(one) && typeof one['host'] === 'string' && isObject(one['secret']))
  );
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Time after which the lock of a dead process is removed, in milliseconds. */
const lockInMs = 5_000;

/**
 * Changes the settings and returns the path of their file. Of several processes, one after the other changes them. A
 * reader never finds a part of the file.
 */
export async function changeConfig(env: Environment, change: (config: Config) => Config): Promise<string> {
  const file = fileOf(env);
  makeFolder(configFolder(env), 0o700);
  const lock = `${file}.lock`;
  const draft = `${file}.${process.pid}`;
  while (!isLocked(lock)) await pause(20);
  try {
    writeFileSync(draft, `${JSON.stringify(change(readConfig(env)), null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
    rmSync(lock, { force: true });
  }
  return file;
}

function isLocked(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (made !== undefined && Date.now() - made > lockInMs) rmSync(lock, { force: true });
    return false;
  }
}

/** Returns the configuration with a changed profile, which commands use from now on. */
export function withProfile(config: Config, name: string, profile: Profile): Config {
  return { ...config, current: name, profiles: { ...config.profiles, [name]: profile } };
}

/** Returns the configuration with another cursor for `--next`, or without it. */
export function withCursor({ cursors = {}, ...config }: Config, key: string, cursor: string | undefined): Config {
  const { [key]: _, ...others } = cursors;
  return { ...config, cursors: { ...others, ...(cursor === undefined ? {} : { [key]: cursor }) } };
}

/** Returns the configuration without a profile. */
export function withoutProfile({ current, profiles, ...rest }: Config, name: string): Config {
  const { [name]: _, ...others } = profiles;
  return { ...rest, ...(current === undefined || current === name ? {} : { current }), profiles: others };
}

/** @throws {UsageError} If the profile doesn't exist. The message lists the others. */
export function profileNamed({ profiles }: Config, name: string): Profile {
  const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (found !== undefined) return found;
  const known = Object.keys(profiles);
  throw new UsageError(
    `Profile "${withoutCredentials(name)}" doesn't exist. ${known.length === 0 ? 'Run `tradelane login` to create one.' : `Profiles: ${known.join(', ')}.`}`,
  );
}
