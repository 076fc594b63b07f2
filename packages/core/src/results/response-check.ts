import type { CallResponse, Call } from '../operation/call.ts';

/**
 * Checks the parsed response of a success.
 * @throws {MalformedResponseError} If it doesn't match and the client has `validate: 'throw'`.
 */
export type ResponseCheck = (call: Call, response: CallResponse, value: unknown) => void;
