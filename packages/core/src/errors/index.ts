export { endSentence, withNote } from './unknown-outcome.ts';
export { type CallContext, type ErrorDetails, type RequestOutcome, TradelaneError } from './tradelane-error.ts';
export { ArgumentError, ConfigurationError } from './usage-errors.ts';
export {
  ApiError,
  type ApiErrorDetails,
  BadRequestError,
  type FieldError,
  GoneError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from './api-error.ts';
export {
  AbortedError,
  ConnectionError,
  MalformedResponseError,
  RedirectError,
  TimeoutError,
  TokenError,
} from './transport-errors.ts';
export { Faults } from './faults.ts';
export type { AnyErrorCode, ErrorCode } from './codes.ts';
export { apiErrorOf, outcomeOf } from './api-error-of.ts';
export { malformedResponse } from './response-error.ts';
export { isWebPage } from './web-page.ts';
