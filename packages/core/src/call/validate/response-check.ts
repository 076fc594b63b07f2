import type { CallResponse, Call } from '../call.ts';

/**
 * Checks the parsed response of a success.
 * @throws MalformedResponseError where it is not what the operation promises, and the client was told to throw then.
 */
export type ResponseCheck = (call: Call, response: CallResponse, value: unknown) => void;
