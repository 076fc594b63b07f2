import type { Seed } from './domains/seed.ts';
import type { Clock } from './machinery/clock/clock.ts';
import type { Store } from './machinery/store/index.ts';
import type { Settings } from './machinery/world/index.ts';

/** Options of a sandbox. All are optional. */
export interface SandboxOptions {
  /** World to start from. Ignored if the store already contains a world. Default: `demo`. */
  readonly seed?: Seed;
  /**
   * Number of demo orders to generate in addition to the 60 fixed ones. Other data scales with it: one return and one document per 20 orders,
   * one transaction per 10. A million orders in a file take minutes. Default: 0.
   */
  readonly size?: number;
  /** `real` enforces the documented rate limits, `off` doesn't. Default: `off`. */
  readonly limits?: 'real' | 'off';
  /**
   * Rejects requests that real hosts tolerate but the documentation doesn't allow. Use it to test your own client. Examples are `sort`
   * without a direction, `1` for `true`, empty parameters, and XML for JSON. Default: `false`.
   */
  readonly strict?: boolean;
  /** Source of time, for example the virtual clock of a client. Default: the time of the machine. */
  readonly clock?: Clock;
  /**
   * How commands complete.
   * - `auto`: after 5 s of the sandbox's time, unless a connector reports first.
   * - `manual`: when a connector calls `updateActionStatus`, or your test calls `actions.succeed` or `actions.fail`.
   *
   * Default: `auto`.
   */
  readonly actions?: Settings['actions'];
  /** Store that keeps all data. Default: memory. */
  readonly store?: Store;
  /**
   * Origins of web pages that may call all APIs, such as `https://app.example.com`. `*` allows all origins. Pages of the sandbox itself are
   * always allowed. Pages on loopback names may call all APIs except the control API. Default: none.
   */
  readonly allowOrigins?: readonly string[];
  /** Host names, without port, that the control API accepts in addition to IP addresses and loopback names. Default: none. */
  readonly allowHosts?: readonly string[];
  /** Called when the sandbox itself fails, for example because the disk is full. The caller gets a 500. Default: logs to the console. */
  readonly onFailure?: (error: unknown) => void;
}
