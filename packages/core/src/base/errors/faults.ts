import { ConfigurationError } from './usage-errors.ts';

/** Gathers what is wrong with a configuration, so that one error names all of it. */
export class Faults {
  readonly #messages: string[] = [];

  get isEmpty(): boolean {
    return this.#messages.length === 0;
  }

  add(message: string): void {
    this.#messages.push(message);
  }

  /** What is read, or undefined where it was refused with a ConfigurationError. */
  read<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      this.add(error.message);
      return undefined;
    }
  }

  /** @throws ConfigurationError that names every fault */
  throwIfAny(): void {
    if (!this.isEmpty) throw new ConfigurationError(this.#messages.join(' '));
  }
}
