import { digestOf } from '@tradelane/core/runtime';

/** Characters that are kept, at most 400 bytes. */
const kept = 100;

/** A unique replacement of at most 123 characters for an ID or key that a queue doesn't accept. */
export const shortened = (text: string, readable: string = text): string =>
  `${readable.slice(0, kept)}~${digestOf(text)}`;
