// Errors that any call may throw. Errors of a single workflow are exported with that workflow.
export type { AnyErrorCode, ErrorCode } from './base/errors/codes.ts';
export {
  type CallContext,
  type ErrorDetails,
  type RequestOutcome,
  TradelaneError,
} from './base/errors/tradelane-error.ts';
export { ArgumentError, ConfigurationError } from './base/errors/usage-errors.ts';
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
} from './base/errors/api-error.ts';
export {
  AbortedError,
  ConnectionError,
  MalformedResponseError,
  RedirectError,
  TimeoutError,
  TokenError,
} from './base/errors/transport-errors.ts';
