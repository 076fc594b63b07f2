export { endSentence, withNote } from './unknown-outcome.ts';
export { type CallContext, type ErrorDetails, type RequestOutcome, TradelaneError } from './tradelane-error.ts';
export { ArgumentError, type ArgumentErrorDetails, ConfigurationError } from './usage-errors.ts';
export {
  ApiError,
  type ApiErrorDetails,
  BadRequestError,
  type FieldError,
  GoneError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  type RateLimitErrorDetails,
  ServerError,
} from './api-error.ts';
export {
  AbortedError,
  ConnectionError,
  type ConnectionErrorDetails,
  MalformedResponseError,
  type MalformedResponseErrorDetails,
  RedirectError,
  type RedirectErrorDetails,
  TimeoutError,
  type TimeoutErrorDetails,
  TokenError,
  type TokenErrorDetails,
} from './transport-errors.ts';
export { Faults } from './faults.ts';
export type { AnyErrorCode, ErrorCode } from './codes.ts';
export { apiErrorOf, outcomeOf } from './api-error-of.ts';
export { malformedResponse } from './response-error.ts';
export { isWebPage } from './web-page.ts';
