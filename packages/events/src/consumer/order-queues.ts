import type { Message } from './message.ts';

/** Lines by key: the first of each is at work, the others wait behind it in their order. What went back to the queue keeps its place. */
export class OrderQueues {
  readonly #lines = new Map<string, Message[]>();

  /** At the end of its line, or where it was before. @returns whether nothing of that key is ahead, so that it may begin */
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

  /** It has ended, or is waited for no longer. @returns the next one of that key, where it may begin */
  leave(message: Message): Message | undefined {
    const line = this.#lines.get(message.key);
    const at = line?.indexOf(message) ?? -1;
    if (line === undefined || at === -1) return undefined;
    if (line.length === 1) this.#lines.delete(message.key);
    line.splice(at, 1);
    return at === 0 && line[0]?.isAway === false ? line[0] : undefined;
  }

  /** The one that all others of its key wait for. */
  firstOf(key: string): Message | undefined {
    return this.#lines.get(key)?.[0];
  }

  /** What waits here behind the first of its key. */
  behind({ key }: Message): readonly Message[] {
    return this.#lines.get(key)?.filter(({ isAway }, at) => at > 0 && !isAway) ?? [];
  }
}
