// Errors that any call may throw. Errors of a single workflow are exported with that workflow.
export type { ErrorCode } from './errors/codes.ts';
export { type ErrorDetails, type RequestOutcome, TradelaneError } from './errors/tradelane-error.ts';
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
  AuthenticationError,
  BadRequestError,
  type FieldError,
  GoneError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from './errors/api-error.ts';
