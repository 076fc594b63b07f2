import { forgetSome } from './forget-some.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly untilInMs: number;
}

export class ExpiringMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  get(key: string, nowInMs: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.untilInMs > nowInMs ? entry.value : undefined;
  }

  set(key: string, value: Value, untilInMs: number, nowInMs: number): void {
    forgetSome(this.#entries, ({ untilInMs: endsAtInMs }) => endsAtInMs <= nowInMs);
    this.#entries.set(key, { value, untilInMs });
  }

  delete(key: string): boolean {
    return this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
