import { ArgumentError } from '../errors/index.ts';
import { selectionOf } from '../checkpoint/selection.ts';
import type { SyncSource } from './sync-source.ts';
import type { SyncState } from './sync-state.ts';

/** Whose changes a stream is of, and which of them. */
export type StreamContent = Pick<SyncState, 'account' | 'baseUrl' | 'selection'>;

/**
 * The stored description of a stream's content.
 * @throws {ArgumentError} If the checkpoint belongs to another host, account or filter. Changes there before the watermark would
 * be lost.
 */
export function streamContent(
  stream: string,
  before: SyncState,
  source: Pick<SyncSource<unknown>, 'account' | 'baseUrl'>,
  filter: object | undefined,
): StreamContent {
  const selection = selectionOf(filter);
  const baseUrl = source.baseUrl ?? before.baseUrl;
  const account = source.account ?? before.account;
  if ((before.baseUrl ?? baseUrl) !== baseUrl)
    throw refused(stream, `another host (${before.baseUrl}, not ${baseUrl})`, 'name');
  if ((before.account ?? account) !== account)
    throw refused(stream, `another account (${before.account}, not ${account})`, 'name');
  if ((before.selection ?? selection) !== selection) throw refused(stream, 'a different `filter`', 'filter');
  return { selection, ...(account !== undefined && { account }), ...(baseUrl !== undefined && { baseUrl }) };
}

function refused(stream: string, what: string, argument: string): ArgumentError {
  return new ArgumentError(
    `The checkpoint of ${stream} belongs to ${what}. Use another \`name\` to start a new sync from \`since\`.`,
    { code: 'ERR_CHECKPOINT_MISMATCH', argument },
  );
}
