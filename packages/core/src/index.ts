export type { Answer, Call, CallInput, CallOptions, Send } from './call.ts';
export type { Clock } from './clock.ts';
export { createVirtualClock, systemClock, type VirtualClock, type VirtualClockOptions } from './clock/index.ts';
export type {
  BatchLimit,
  LongRunning,
  OperationDescriptor,
  PageStyle,
  PartialSuccess,
  PartKind,
  QueryKind,
  RateLimit,
  RateWindow,
  RetrySafety,
  SurfaceDescriptor,
} from './descriptor.ts';
export * from './errors/index.ts';
export type { AnswerSchemas, CallDefaults, ClientOptions } from './config/client-options.ts';
export type {
  ApiKeyAuth,
  Auth,
  AuthStrategy,
  BearerAuth,
  ClientCredentialsAuth,
  Credential,
  Secret,
  StoredToken,
  TokenStore,
} from './auth/strategy.ts';
export type { LimitSnapshot, LimitStore, Taken } from './limit/limit-store.ts';
export type {
  CallSubject,
  Hooks,
  Logger,
  ResponseEvent,
  RetryEvent,
  ThrottleEvent,
  TokenRefreshEvent,
} from './log/telling.ts';
export type { Middleware, MiddlewareRequest } from './pipeline/middleware.ts';
export { BodyTooLarge, type Transport, type TransportAnswer, type TransportBody, type TransportRequest } from './transport/transport.ts';
export type { Runtime } from './runtime.ts';
