import { ArgumentError } from '../../base/errors/index.ts';
import { selectionOf } from '../selection.ts';
import type { SyncState } from './sync-state.ts';

/** Whose changes a stream is of, and which of them. */
export type StreamContent = Pick<SyncState, 'account' | 'selection'>;

/**
 * What is kept of the content of a stream.
 * @throws ArgumentError where the checkpoint is of another account or filter: what changed there before the watermark would never be
 *   handed over.
 */
export function sameStream(
  stream: string,
  before: SyncState,
  account: string | undefined,
  filter: object | undefined,
): StreamContent {
  const selection = selectionOf(filter);
  if (before.account !== undefined && account !== undefined && before.account !== account)
    throw refused(stream, `another account (${before.account}, not ${account})`, 'name');
  if (before.selection !== undefined && before.selection !== selection)
    throw refused(stream, 'another `filter`', 'filter');
  const known = account ?? before.account;
  return { selection, ...(known !== undefined && { account: known }) };
}

function refused(stream: string, what: string, argument: string): ArgumentError {
  return new ArgumentError(
    `The checkpoint of ${stream} was written for ${what}, and changes before its watermark would be missed. Pass a \`name\` of its own, which begins with \`since\`.`,
    { argument },
  );
}
