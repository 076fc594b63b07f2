import { ConfigurationError } from './usage-errors.ts';

/** Collects the faults of a configuration, so that one error lists all of them. */
export class Faults {
  readonly #messages: string[] = [];

  get isEmpty(): boolean {
    return this.#messages.length === 0;
  }

  add(message: string): void {
    this.#messages.push(message);
  }

  /** Returns the result of `read`, or undefined if it throws a ConfigurationError. */
  read<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      this.add(error.message);
      return undefined;
    }
  }

  /**
   * Throws if there are faults.
   * @throws {ConfigurationError} If there is a fault. The message lists all of them.
   */
  throwIfAny(): void {
    if (!this.isEmpty) throw new ConfigurationError(this.#messages.join(' '));
  }
}
