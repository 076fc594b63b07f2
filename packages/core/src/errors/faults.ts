import type { ErrorCode } from './codes.ts';
import { ConfigurationError } from './transport-errors.ts';

/** Collects the faults of a configuration, so that one error lists all of them. */
export class Faults {
  readonly #found: { readonly message: string; readonly code: ErrorCode }[] = [];

  get isEmpty(): boolean {
    return this.#found.length === 0;
  }

  add(message: string, code: ErrorCode = 'ERR_OPTION_INVALID'): void {
    this.#found.push({ message, code });
  }

  /** Returns the result of `read`, or undefined if it throws a ConfigurationError. */
  read<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      this.add(error.message, error.code);
      return undefined;
    }
  }

  /**
   * Throws if there are faults.
   * @throws {ConfigurationError} If there is a fault. The message lists all of them.
   */
  throwIfAny(): void {
    const [first, ...more] = this.#found;
    if (first === undefined) return;
    const message = this.#found.map((fault) => fault.message).join(' ');
    throw new ConfigurationError(message, { code: more.length > 0 ? 'ERR_CONFIGURATION' : first.code });
  }
}
