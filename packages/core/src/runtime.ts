import type { Client } from 'openapi-fetch';
import type { CallInput, CallOptions, Send } from './call.ts';
import type { Clock } from './clock.ts';
import type { CallDefaults, ClientOptions } from './config/client-options.ts';
import type { OperationDescriptor, SurfaceDescriptor } from './descriptor.ts';
import type { LimitSnapshot } from './limit/limit-store.ts';
import type { ListOptions, ListPromise } from './paging/index.ts';
import type { ApiPromise } from './results/index.ts';

/** What generated methods run on: one per client. */
export interface Runtime<Paths extends {} = {}> {
  /** An operation that answers JSON or nothing. */
  call<T>(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<T>;
  /** A list: a page when awaited, every item when iterated. */
  list<Item, Body>(operation: OperationDescriptor, input: CallInput, options?: ListOptions): ListPromise<Item, Body>;
  /** The path-style client of openapi-fetch over the same pipeline. */
  readonly raw: Client<Paths>;
  readonly send: Send;
  readonly clock: Clock;
  readonly surface: SurfaceDescriptor;
  /** The rate limits as this process knows them. */
  limits(): LimitSnapshot[];
  /** The same client with presets for every call. */
  with(defaults: CallDefaults): Runtime<Paths>;
}

export type { CallDefaults, ClientOptions };
