import type { Clock } from '../clock/clock.ts';
import type { Send } from '../operation/call.ts';

/** Sends requests for one account. */
export interface Sender {
  readonly send: Send;
  readonly clock: Clock;
  readonly identity: string;
  readonly account: string | undefined;
}
