import { TradelaneError } from '../../base/errors/index.ts';

/**
 * The work was not finished within `timeoutInMs`. It did not fail: it goes on, and `poller.serialize()` or `resumeWith`
 * follows it further, in this process or in another.
 */
export class StillRunningError extends TradelaneError {
  static override readonly brand: string = 'StillRunningError';
  /** Id of the action, import or export. */
  readonly id: string;
  /** What `resume` takes. */
  readonly resumeWith: string;
  readonly #lastState: unknown;

  constructor(
    message: string,
    details: { readonly id: string; readonly resumeWith: string; readonly lastState: unknown },
  ) {
    super(message, { outcome: 'unknown' });
    this.id = details.id;
    this.resumeWith = details.resumeWith;
    this.#lastState = details.lastState;
  }

  /** The state as it was last read; undefined where it was never read. Not shown by logs. */
  get lastState(): unknown {
    return this.#lastState;
  }
}
