import type { Clock } from '../../base/clock/clock.ts';
import type { Send } from '../../call/call.ts';

/** Sends requests for one account. */
export interface Sender {
  readonly send: Send;
  readonly clock: Clock;
  readonly identity: string;
  readonly account: string | undefined;
}
