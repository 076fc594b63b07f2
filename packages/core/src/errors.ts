// Errors that any call may throw. Errors of a single workflow are exported with that workflow.
export type { AnyErrorCode, ErrorCode } from './errors/codes.ts';
export { type CallContext, type ErrorDetails, type RequestOutcome, TradelaneError } from './errors/tradelane-error.ts';
export {
  ArgumentError,
  ConfigurationError,
  AbortedError,
  ConnectionError,
  MalformedResponseError,
  RedirectError,
  TimeoutError,
  TokenError,
} from './errors/transport-errors.ts';
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
  ServerError,
  UnsupportedMediaTypeError,
} from './errors/api-error.ts';
