import type { Following, Message } from './message.ts';
import type { Stores } from './stores.ts';

const lastTries = 3;
/** Most starts of a suspect, including starts that the process survived. */
const mostTries = 20;

/**
 * Runs a suspect alone, and stores that it was started. It is dead-lettered only after three starts that the process
 * didn't survive. Queues also count deliveries of messages that waited, or that returned with a broken connection.
 */
export async function lastTry(message: Message, { dedupe }: Pick<Stores, 'dedupe'>): Promise<Following> {
  const [key] = message.dedupeKeys;
  let fatal = 0;
  for (let number = 1; number <= mostTries && fatal < lastTries; number++) {
    if (await dedupe.add([`try ${number} of ${key}`])) {
      message.lastTry = number;
      return 'handle';
    }
    if (!(await dedupe.has([survival(message, number)]))) fatal += 1;
  }
  const times = message.delivery.attempt;
  return {
    deadLetter: `Delivered ${times} times without finishing. The process ended ${lastTries} times while it handled only this message.`,
  };
}

const survival = ({ dedupeKeys: [key] }: Message, number: number): string => `survived ${number} of ${key}`;

/** Stores that the process survived the start of a suspect. If that fails, the start counts. */
export async function survived(message: Message, { dedupe }: Pick<Stores, 'dedupe'>): Promise<void> {
  const { lastTry: number } = message;
  message.lastTry = undefined;
  if (number !== undefined) await dedupe.add([survival(message, number)]);
}

/**
 * Counts the failed deliveries of a notification, including this one. The queue's own count
 * includes deliveries that never reached the handler.
 */
export async function failedDeliveries(
  { dedupeKeys: [key] }: Message,
  most: number,
  { dedupe }: Pick<Stores, 'dedupe'>,
): Promise<number> {
  for (let number = 1; number < most; number++) if (await dedupe.add([`failed ${number} of ${key}`])) return number;
  return most;
}
