import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type ServerName = 'redis' | 'postgres' | 'nats' | 'rabbitmq';

interface ServerFacts {
  /** Names of the program, in the order of preference. */
  readonly programs: readonly string[];
  /** Where it lies beside the folders of `PATH`; patterns. */
  readonly folders: readonly string[];
  /** Debian's package. */
  readonly debian: string;
}

const servers: Readonly<Record<ServerName, ServerFacts>> = {
  redis: { programs: ['redis-server', 'valkey-server'], folders: [], debian: 'redis-server' },
  postgres: { programs: ['postgres'], folders: ['/usr/lib/postgresql/*/bin'], debian: 'postgresql' },
  nats: { programs: ['nats-server'], folders: ['/usr/sbin'], debian: 'nats-server' },
  // The program of the same name in /usr/sbin changes its user before it starts.
  rabbitmq: { programs: ['rabbitmq-server'], folders: ['/usr/lib/rabbitmq/bin'], debian: 'rabbitmq-server' },
};

/** All servers that tests start. */
export const serverNames = Object.keys(servers) as readonly ServerName[];

/** Where the server's program is; undefined where it is not installed. */
export function findServer(name: ServerName): string | undefined {
  const { programs, folders } = servers[name];
  return findProgram(programs, folders);
}

/** The first of the programs that is there, in `folders` before those of `PATH`. */
export function findProgram(programs: readonly string[], folders: readonly string[] = []): string | undefined {
  const everywhere = [
    ...folders.flatMap((pattern) => globSync(pattern).toSorted().toReversed()),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return programs.flatMap((program) => everywhere.map((folder) => join(folder, program))).find(existsSync);
}

/**
 * True where tests that need the server are left out. Never so in CI: without the server they fail there.
 */
export function withoutServer(name: ServerName): boolean {
  return findServer(name) === undefined && (process.env['CI'] ?? '') === '';
}

/** What to do where the server is missing. */
export function howToInstall(name: ServerName): string {
  return `${servers[name].programs.join(' or ')} is not installed: apt-get install --no-install-recommends ${servers[name].debian}`;
}

/** @throws Error where the server is not installed; says how to mend it. */
export function programOf(name: ServerName): string {
  const program = findServer(name);
  if (program === undefined) throw new Error(howToInstall(name));
  return program;
}
