import type { CheckOptions, CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, LimitSnapshot } from '@tradelane/core';
import { note, type Io } from '../io.ts';
import type { Connection } from '../profiles/connection.ts';
import type { SurfaceRow } from '../table/rows.ts';
import { version } from '../version.ts';

/** A client of any surface: methods by group and name. */
export interface AnyClient {
  limits(): readonly LimitSnapshot[];
}

/** The functions of a client package. */
export interface ClientPackage {
  readonly create: (options: ClientOptions) => AnyClient;
  readonly check: (client: AnyClient, options?: CheckOptions) => Promise<CheckReport>;
  readonly optionsFromEnv: (env: Readonly<Record<string, string | undefined>>) => object;
}

/** Loads the client package of a surface. Other surfaces aren't loaded. */
export async function moduleOf({ name }: SurfaceRow): Promise<Readonly<Record<string, unknown>>> {
  return (await import(`@tradelane/${name}`)) as Readonly<Record<string, unknown>>;
}

/** Returns the functions that every client package has. */
export async function packageOf(surface: SurfaceRow): Promise<ClientPackage> {
  const { name } = surface;
  const module = await moduleOf(surface);
  const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  // Every client package exports these functions under names that are derived from its own.
  return {
    create: module[`create${pascal}`] as ClientPackage['create'],
    check: module[`check${pascal}`] as ClientPackage['check'],
    optionsFromEnv: module[`${camel}OptionsFromEnv`] as ClientPackage['optionsFromEnv'],
  };
}

/** Creates a client that prints its waits. */
export async function openClient(
  io: Io,
  surface: SurfaceRow,
  connection: Connection,
  options: Partial<ClientOptions> = {},
): Promise<AnyClient> {
  const { create } = await packageOf(surface);
  const { baseUrl, auth, fetch } = connection;
  return create({
    baseUrl,
    ...(auth === undefined ? {} : { auth }),
    ...(fetch === undefined ? {} : { fetch }),
    ...(io.clock === undefined ? {} : { clock: io.clock }),
    userAgent: `tradelane-cli/${version}`,
    hooks: {
      onThrottle: ({ operation, kind, waitInMs }) => {
        // After a 429, only a call that stays within its longest wait waits.
        if (kind === 'wait' && waitInMs >= 1000)
          note(io, `Waiting ${Math.ceil(waitInMs / 1000)} s for the limit of ${operation}.`);
      },
    },
    ...options,
  });
}
