import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type ServerName = 'redis' | 'postgres' | 'nats' | 'rabbitmq';

interface ServerFacts {
  /** Names of the program, preferred ones first. */
  readonly programs: readonly string[];
  /** Folders to search in addition to `PATH`, as patterns. */
  readonly folders: readonly string[];
  /** The Debian package. */
  readonly debian: string;
}

const servers: Readonly<Record<ServerName, ServerFacts>> = {
  redis: { programs: ['redis-server', 'valkey-server'], folders: [], debian: 'redis-server' },
  postgres: { programs: ['postgres'], folders: ['/usr/lib/postgresql/*/bin'], debian: 'postgresql' },
  nats: { programs: ['nats-server'], folders: ['/usr/sbin'], debian: 'nats-server' },
  // The program of the same name in /usr/sbin switches its user first.
  rabbitmq: { programs: ['rabbitmq-server'], folders: ['/usr/lib/rabbitmq/bin'], debian: 'rabbitmq-server' },
};

/** The servers that tests start. */
export const serverNames = Object.keys(servers) as readonly ServerName[];

/** Path of the server's program. Undefined if it isn't installed. */
export function findServer(name: ServerName): string | undefined {
  const { programs, folders } = servers[name];
  return findProgram(programs, folders);
}

/** The first program that exists, in `folders` before `PATH`. */
export function findProgram(programs: readonly string[], folders: readonly string[] = []): string | undefined {
  const everywhere = [
    ...folders.flatMap((pattern) => globSync(pattern).toSorted().toReversed()),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return programs.flatMap((program) => everywhere.map((folder) => join(folder, program))).find(existsSync);
}

/** Whether tests that need the server are skipped. Never in CI, since they fail there without it. */
export function withoutServer(name: ServerName): boolean {
  return findServer(name) === undefined && (process.env['CI'] ?? '') === '';
}

/** Instructions to install the server. */
export function installHint(name: ServerName): string {
  return `${servers[name].programs.join(' or ')} is not installed: apt-get install --no-install-recommends ${servers[name].debian}`;
}

/** @throws {Error} If the server isn't installed. The message contains the instructions. */
export function programOf(name: ServerName): string {
  const program = findServer(name);
  if (program === undefined) throw new Error(installHint(name));
  return program;
}
