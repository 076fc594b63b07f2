import { UsageError } from '../exit.ts';
import { write, type Io } from '../io.ts';
import { openClient, packageOf } from '../operation/client.ts';
import { connect, type ConnectionFlags } from '../profiles/connection.ts';
import { readConfig } from '../profiles/config.ts';
import { surfaceNamed, surfaces } from '../table/load.ts';
import type { SurfaceRow } from '../table/rows.ts';

/**
 * Checks the connection of some surfaces and prints one line for each check.
 * @throws {Error} If a check failed.
 */
export async function check(io: Io, names: readonly string[], flags: ConnectionFlags): Promise<void> {
  const chosen = names.length > 0 ? names.map(surfaceNamed) : chosenBy(io, flags);
  const failed: string[] = [];
  for (const surface of chosen) {
    const connection = await connect(io, surface, flags);
    const client = await openClient(io, surface, connection);
    const report = await (await packageOf(surface)).check(client);
    await write(io.stdout, `${surface.name} on ${connection.label}\n${report.toString()}\n`);
    if (!report.ok) failed.push(surface.name);
    io.signal.throwIfAborted();
  }
  if (failed.length > 0)
    throw new Error(`The check of ${failed.join(', ')} failed. Correct the profile with \`tradelane login\`.`);
}

/** Surfaces that the profile has a login for. A sandbox has one for each. */
function chosenBy(io: Io, flags: ConnectionFlags): readonly SurfaceRow[] {
  if (flags.sandbox === true) return surfaces();
  const { current, profiles } = readConfig(io.env);
  const profile = profiles[flags.profile ?? io.env['TRADELANE_PROFILE'] ?? current ?? ''];
  if (profile === undefined)
    throw new UsageError('No profile is set. Pass the surfaces to check, run `tradelane login`, or pass --sandbox.');
  return surfaces().filter(({ role }) => profile.sandbox !== undefined || profile.logins?.[role] !== undefined);
}
