export { endSentence, withNote, malformedResponse } from './response-error.ts';
export { type CallContext, type ErrorDetails, type RequestOutcome, TradelaneError } from './tradelane-error.ts';
export {
  ArgumentError,
  ConfigurationError,
  AbortedError,
  ConnectionError,
  MalformedResponseError,
  RedirectError,
  TimeoutError,
  TokenError,
} from './transport-errors.ts';
export { ApiError, type FieldError, RateLimitError } from './api-error.ts';
export { Faults } from './faults.ts';
export type { ErrorCode, OwnErrorCode } from './codes.ts';
export { apiErrorOf, maxErrorBytes, outcomeOf, isWebPage, shortLine } from './api-error-of.ts';
