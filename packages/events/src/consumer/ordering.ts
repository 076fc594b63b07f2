import type { Message } from './message.ts';

/** Queues of messages by key: the first runs, the others wait in order. A returned message keeps its place. */
export class OrderQueues {
  readonly #lines = new Map<string, Message[]>();

  /**
   * Adds a message at the end of its line, or at its old place.
   * @returns Whether it is the first and may start.
   */
  enter(message: Message): boolean {
    const line = this.#lines.get(message.key);
    if (line === undefined) {
      this.#lines.set(message.key, [message]);
      return true;
    }
    const at = line.findIndex(({ isAway, id }) => isAway && id === message.id);
    const before = line[at];
    if (before === undefined) line.push(message);
    else {
      message.takePlaceOf(before);
      line[at] = message;
    }
    return line[0] === message;
  }

  /**
   * Removes a message.
   * @returns The next message of its key, if it may start.
   */
  leave(message: Message): Message | undefined {
    const line = this.#lines.get(message.key);
    const at = line?.indexOf(message) ?? -1;
    if (line === undefined || at === -1) return undefined;
    if (line.length === 1) this.#lines.delete(message.key);
    line.splice(at, 1);
    return at === 0 && line[0]?.isAway === false ? line[0] : undefined;
  }

  /** The first message of a key, which the others wait for. */
  firstOf(key: string): Message | undefined {
    return this.#lines.get(key)?.[0];
  }

  /** Messages that wait after the first of its key. */
  behind({ key }: Message): readonly Message[] {
    return this.#lines.get(key)?.filter(({ isAway }, at) => at > 0 && !isAway) ?? [];
  }
}
