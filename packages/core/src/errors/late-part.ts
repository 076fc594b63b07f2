import { ConnectionError } from './transport-errors.ts';

/**
 * Waits for a part of the client that loads when it is first used.
 * @throws {ConnectionError} If it doesn't load, such as in a page whose files were replaced. Nothing was sent.
 */
export async function latePart<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new ConnectionError("A part of the client can't be loaded. Nothing was sent. Reload the program or page.", {
      code: 'ERR_CONNECTION_NOT_SENT',
      outcome: 'not-sent',
      cause,
    });
  }
}
