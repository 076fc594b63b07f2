import { closeSync, openSync, writeFileSync } from 'node:fs';
import { runtimeOf } from '@tradelane/core/runtime';
import { checkClient, type DeepCheck, deepCheckClient } from '@tradelane/workflows/check';
import { reportText } from '../drift/report-file.ts';
import { UsageError } from '../exit.ts';
import { fileProblem } from '../file-problem.ts';
import { note, oneLine, print, type Io } from '../io.ts';
import { openClient } from '../operation/client.ts';
import { connect, type Connection, type ConnectionFlags } from '../profiles/connection.ts';
import { profileNamed, readConfig } from '../profiles/config.ts';
import { readsOf, surfaceNamed, surfaces } from '../table/load.ts';
import type { SurfaceRow } from '../table/rows.ts';

/** Flags of `tradelane check`. */
export interface CheckFlags extends ConnectionFlags {
  readonly deep?: boolean;
  readonly operations?: string;
  readonly out?: string;
}

/**
 * Checks the connection of some surfaces and prints one line for each check.
 * @throws {Error} If a check failed.
 */
export async function check(io: Io, names: readonly string[], flags: CheckFlags): Promise<void> {
  const { deep = false, out } = flags;
  if (!deep && (out !== undefined || flags.operations !== undefined))
    throw new UsageError('--out and --operations belong to a deep check. Add --deep.');
  const operations = flags.operations?.split(',');
  const found: DeepCheck[] = [];
  const chosen = names.length > 0 ? names.map(surfaceNamed) : chosenBy(io, flags);
  for (const operation of operations ?? []) {
    const rows = chosen.flatMap((surface) => operationsNamed(surface, [operation]));
    if (rows.length > 0 && rows.every(({ isRead }) => !isRead))
      throw new UsageError(`${operation} changes data, and --deep only calls reads. Remove it from --operations.`);
    if (rows.length === 0)
      throw new UsageError(
        `${chosen.map(({ name }) => name).join(', ')} has no operation "${operation}". List them with \`tradelane call <surface>\`.`,
      );
  }
  if (out !== undefined && out !== '-') openReport(out);
  // With `--out -`, standard output is the report.
  const show = async (text: string): Promise<void> => {
    for (const line of text.split('\n')) {
      // Logs of pipes reach terminals too.
      if (out === '-') note(io, line);
      else await print(io, `${oneLine(line)}\n`);
    }
  };
  const failed: string[] = [];
  for (const surface of chosen) {
    const connection = await connect(io, surface, flags);
    const problem = await secretProblem(connection);
    if (problem !== undefined) {
      await show(`${surface.name} on ${connection.label}\n✘ credentials: ${problem}`);
      failed.push(surface.name);
      continue;
    }
    const client = await openClient(io, surface, connection);
    const { signal } = io;
    const ids = operations && operationsNamed(surface, operations).map(({ id }) => id);
    const report = deep
      ? await deepCheckClient(client, readsOf(surface), { signal, operations: ids })
      : await checkClient(runtimeOf(client), { signal });
    if (report.deep !== undefined) found.push(report.deep);
    await show(`${surface.name} on ${connection.label}\n${report.toString()}`);
    if (!report.ok) failed.push(surface.name);
    io.signal.throwIfAborted();
  }
  if (out === '-') await print(io, reportText(found));
  else if (out !== undefined) {
    writeFileSync(out, reportText(found));
    note(io, `${out} contains no value of the account. You can attach it to an issue.`);
  }
  if (failed.length > 0)
    throw new Error(`The check of ${failed.join(', ')} failed. Correct the profile with \`tradelane login\`.`);
}

/** Why the secret of a profile can't be read: its variable is empty, or the keychain doesn't have it. */
async function secretProblem({ auth }: Connection): Promise<string | undefined> {
  const secret = auth === undefined ? undefined : Object.values(auth).find((value) => typeof value === 'function');
  try {
    await secret?.();
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** The chosen operations of a surface. Another surface may have the rest. */
const operationsNamed = ({ operations }: SurfaceRow, chosen: readonly string[]): SurfaceRow['operations'] =>
  operations.filter(({ id, name }) => chosen.includes(id) || chosen.includes(name));

/**
 * Opens the file of the report before the reads, because some of them are allowed once a day.
 * @throws {UsageError} If it can't be written.
 */
function openReport(path: string): void {
  try {
    // An earlier report stays until there is a new one.
    closeSync(openSync(path, 'a'));
  } catch (error) {
    throw new UsageError(
      fileProblem(error, `--out ${path}`, 'written') ??
        `--out ${path} can't be written: ${(error as Error).message}. Pass the path of a file.`,
    );
  }
}

/** Surfaces that the profile has a login for. A sandbox has one for each. */
function chosenBy(io: Io, flags: ConnectionFlags): readonly SurfaceRow[] {
  if (flags.sandbox === true) return surfaces();
  const config = readConfig(io.env);
  const name = flags.profile ?? io.env['TRADELANE_PROFILE'] ?? config.current;
  if (name === undefined)
    throw new UsageError('No profile is set. Pass the surfaces to check, run `tradelane login`, or pass --sandbox.');
  const { sandbox, logins = {} } = profileNamed(config, name);
  const chosen = surfaces().filter(({ role }) => sandbox !== undefined || Object.hasOwn(logins, role));
  if (chosen.length === 0)
    throw new UsageError(`No login is stored for profile "${name}". Run \`tradelane login\` to add one.`);
  return chosen;
}
