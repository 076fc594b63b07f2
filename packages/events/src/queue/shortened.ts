import { digestOf } from '@tradelane/core/runtime';

/** So many characters of a text that are kept have at most 400 bytes. */
const kept = 100;

/**
 * Stands for an id or a key that a queue does not take, and for no other one: where two were the same for a queue, it would drop the second as a
 * repetition of the first. At most 123 characters.
 */
export const shortened = (text: string, readable: string = text): string =>
  `${readable.slice(0, kept)}~${digestOf(text)}`;
