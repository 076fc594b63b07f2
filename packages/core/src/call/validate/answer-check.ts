import type { Answer, Call } from '../call.ts';

/**
 * Looks at the parsed answer of a success.
 * @throws MalformedAnswerError where it is not what the operation promises.
 */
export type AnswerCheck = (call: Call, answer: Answer, value: unknown) => void;

/** Where to get it: it is loaded by the first call of a client that asked for it. */
export type AnswerChecks = () => AnswerCheck | Promise<AnswerCheck>;
