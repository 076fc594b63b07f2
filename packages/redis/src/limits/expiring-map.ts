interface Entry<Value> {
  readonly value: Value;
  readonly untilInMs: number;
}

/** What is known by key for a while. Keys may hold ids: each new one has others forgotten that are over. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  get(key: string, nowInMs: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.untilInMs > nowInMs ? entry.value : undefined;
  }

  set(key: string, value: Value, untilInMs: number, nowInMs: number): void {
    if (!this.#entries.has(key)) this.#sweep(nowInMs);
    this.#entries.set(key, { value, untilInMs });
  }

  delete(key: string): boolean {
    return this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** From the oldest on, up to two that still count; these are looked at last the next time. */
  #sweep(nowInMs: number): void {
    let counting = 0;
    for (const [key, entry] of this.#entries) {
      this.#entries.delete(key);
      if (entry.untilInMs <= nowInMs) continue;
      this.#entries.set(key, entry);
      counting += 1;
      if (counting === 2) return;
    }
  }
}
