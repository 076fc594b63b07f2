import type { ClientOptions } from '@tradelane/core';
import { note, type Io } from '../io.ts';
import type { Connection } from '../profiles/connection.ts';
import { type AnyClient, packageOf } from '../table/client-package.ts';
import type { SurfaceRow } from '../table/rows.ts';
import { version } from '../version.ts';

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
    // Each connection to a sandbox of this process has its own limits.
    ...(fetch === undefined ? {} : { fetch, isolated: true }),
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
