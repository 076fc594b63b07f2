import type { Input } from '../../operation/invoke.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';
import { AgentError } from '../answers/errors.ts';
import { inputOf } from '../arguments/input.ts';
import type { Part, Reading } from '../answers/parts.ts';
import type { Session } from '../session.ts';
import type { GivenOperation } from '../arguments/target.ts';
import { destructionBy, replacedBy } from './destruction.ts';
import { inputOfTask, targetOf } from './tasks.ts';

/** Arguments of `write` and `preview`. */
export interface WriteArguments extends GivenOperation {
  readonly parameters?: unknown;
  readonly body?: unknown;
  readonly key?: string | undefined;
  readonly replace?: boolean | undefined;
  readonly wait?: boolean | undefined;
}

/** A write whose arguments are valid. */
export interface Prepared {
  readonly surface: SurfaceRow;
  readonly row: OperationRow;
  readonly input: Input;
  /** The data that the call removes because it leaves it out. A task of this program writes everything back. */
  readonly replaces?: string | undefined;
  /** Its loss, if no other write can restore it. */
  readonly destroys?: string | undefined;
  /** Words about what a task of this program read and added. */
  readonly own: NonNullable<Part['own']>;
}

/**
 * Checks a write and its arguments.
 * @throws {UsageError} If it changes nothing, or an argument is invalid. Nothing was sent.
 */
export async function prepared(session: Session, given: WriteArguments, reading: Reading): Promise<Prepared> {
  const { surface, row, task } = targetOf(given);
  if (task !== undefined) {
    const { own, ...found } = await inputOfTask(session, surface, task, given.parameters, reading);
    return { surface, row, input: inputOf(session.mask, surface, row, found), own };
  }
  if (row.isRead) throw new AgentError('NOT_A_WRITE', `${row.name} changes nothing. Use \`read\`. Nothing was sent.`);
  const input = inputOf(session.mask, surface, row, given);
  const { body } = input;
  return { surface, row, input, own: {}, replaces: replacedBy(row, body), destroys: destructionBy(row, { body }) };
}
