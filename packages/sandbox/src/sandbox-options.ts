import type { Seed } from './domains/seed.ts';
import type { Clock } from './machinery/clock/clock.ts';
import type { Store } from './machinery/store/index.ts';
import type { Settings } from './machinery/world/index.ts';

/** What a sandbox is created with. Everything has a default. */
export interface SandboxOptions {
  /** The world to start from. Default `demo`. A store that holds a world already keeps it. */
  readonly seed?: Seed;
  /**
   * How many orders the demo world has beside its sixty; its other collections grow along, returns and documents by one for twenty orders,
   * transactions by one for ten. Default 0; a million in a file take minutes.
   */
  readonly size?: number;
  /** Whether the documented rates are enforced. Default `off`. */
  readonly limits?: 'real' | 'off';
  /**
   * Whether requests are refused that real hosts take although the documents describe them otherwise: a `sort` without its direction, `1` for
   * `true`, empty parameters, XML for JSON. Default `false`; for the tests of a client of one's own.
   */
  readonly strict?: boolean;
  /** Time to run on, for example the virtual clock of a client. Default: the time of the machine. */
  readonly clock?: Clock;
  /**
   * `auto` (default): a command succeeds by itself after five seconds of the sandbox's time, unless a connector reported before. `manual`: it
   * stays pending until a connector reports (updateActionStatus), or the test does (`actions.succeed`, `actions.fail`).
   */
  readonly actions?: Settings['actions'];
  /** Where everything is kept. Default: memory. */
  readonly store?: Store;
  /**
   * Origins of web pages that may call everything, such as `https://app.example.com`; `*` for any. Default: none but its own, and pages on
   * loopback names for all but the control API.
   */
  readonly allowOrigins?: readonly string[];
  /** Host names, without port, under which the control API responds beside addresses and loopback names. */
  readonly allowHosts?: readonly string[];
  /** Called with failures of the sandbox itself; the caller gets a 500. Default: written to the console. */
  readonly onFailure?: (error: unknown) => void;
}
