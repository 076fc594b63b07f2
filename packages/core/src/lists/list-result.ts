import type { Clock } from '../clock/clock.ts';
import { snapshotCall } from '../arguments/snapshot.ts';
import type { Send, ResponseCheck } from '../operation/call.ts';
import type { Presets } from './cursor.ts';
import type { ListCall } from './page-call.ts';
import { ListPromise } from './list-promise.ts';
import { firstPage } from './read-page.ts';

/**
 * Creates the list of an operation with `page`. See `ListPromise`. The query is copied. A cursor with other values
 * than `presets` is rejected.
 */
export function listResult<Item, Body = unknown>(
  send: Send,
  call: ListCall,
  check?: ResponseCheck,
  clock?: Clock,
  presets?: Presets,
): ListPromise<Item, Body> {
  const own = snapshotCall(call);
  return new ListPromise<Item, Body>(async (waitsForLimit) => {
    return firstPage<Item, Body>(send, own, waitsForLimit, check, clock, presets);
  });
}
