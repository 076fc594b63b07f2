export { doubtOf } from './doubt.ts';
export { type CallFacts, type ErrorDetails, type Outcome, TradelaneError } from './tradelane-error.ts';
export { ArgumentError, type ArgumentErrorDetails, ConfigurationError } from './before-sending.ts';
export {
  ApiError,
  type ApiErrorDetails,
  AuthenticationError,
  BadRequestError,
  type FieldError,
  GoneError,
  MethodNotAllowedError,
  NotAcceptableError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  type RateLimitErrorDetails,
  ServerError,
  UnsupportedMediaTypeError,
} from './api-error.ts';
export {
  AbortedError,
  ConnectionError,
  type ConnectionErrorDetails,
  MalformedAnswerError,
  type MalformedAnswerErrorDetails,
  RedirectError,
  type RedirectErrorDetails,
  TimeoutError,
  type TimeoutErrorDetails,
  TokenError,
  type TokenErrorDetails,
} from './transport-errors.ts';
export { apiErrorOf } from './api-error-of.ts';
