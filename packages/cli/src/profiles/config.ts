import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../exit.ts';

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

/** @throws {UsageError} If the file isn't valid JSON. */
export function readConfig(env: Environment): Config {
  const file = fileOf(env);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { profiles: {} };
  }
  try {
    const { profiles = {}, ...rest } = JSON.parse(text) as Partial<Config>;
    return { profiles, ...rest };
  } catch {
    throw new UsageError(`${file} isn't valid JSON. Repair or remove it.`);
  }
}

/** Replaces the file as a whole, so that a reader never finds a part of it. */
export function writeConfig(env: Environment, config: Config): string {
  const file = fileOf(env);
  mkdirSync(configFolder(env), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return file;
}

/** Returns the configuration with a changed profile. */
export function withProfile(config: Config, name: string, profile: Profile): Config {
  return { ...config, current: name, profiles: { ...config.profiles, [name]: profile } };
}
