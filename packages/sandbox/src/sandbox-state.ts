import type { Seed } from './domains/seed.ts';
import { latestInMs } from './machinery/clock/clock.ts';
import { invalidControl } from './machinery/errors/index.ts';
import { collection, type Collection, type Store } from './machinery/store/index.ts';

/** State of a sandbox, stored next to its world. */
export interface State {
  readonly seed: Seed;
  readonly limits: 'real' | 'off';
  readonly offsetInMs: number;
  /** Extra demo orders to generate, how many exist already, and the start time. */
  readonly size?: number;
  readonly grown?: number;
  readonly start?: number;
}

const states: Collection<State> = collection('state');

/** Reads and writes the state of a sandbox. */
export class KeptState {
  readonly #store: Store;
  #state: State;

  constructor(store: Store, first: State) {
    this.#store = store;
    this.#state = first;
  }

  get now(): State {
    return this.#state;
  }

  /** State in the store, or `undefined` if the store is new. */
  get kept(): State | undefined {
    return this.#store.get(states, 'state');
  }

  save(changes: Partial<State>): void {
    const changed = { ...this.#state, ...changes };
    this.#store.put(states, 'state', changed);
    this.#state = changed;
  }

  begin(first: State): void {
    this.#store.put(states, 'state', first);
    this.#state = first;
  }

  /** Rolls back to the stored state. */
  takeBack(): void {
    try {
      this.#state = this.kept ?? this.#state;
    } catch {
      // The failure was reported already.
    }
  }
}

const wrongState = (name: string): never =>
  invalidControl(`$.collections.state.state.${name}`, 'is invalid: send the snapshot exactly as you read it');

/** Checks the state in a snapshot. A snapshot without state doesn't change the sandbox's own. */
export function stateOf(said: Partial<State> | undefined, now: number): Partial<State> {
  if (said === undefined) return {};
  const { seed, limits, offsetInMs } = said;
  if (seed !== 'demo' && seed !== 'empty') return wrongState('seed');
  if (limits !== 'real' && limits !== 'off') return wrongState('limits');
  if (typeof offsetInMs !== 'number' || !(offsetInMs >= 0) || now + offsetInMs > latestInMs)
    return wrongState('offsetInMs');
  const { size, grown, start } = said;
  return {
    seed,
    limits,
    offsetInMs,
    ...(size !== undefined && { size }),
    ...(grown !== undefined && { grown }),
    ...(start !== undefined && { start }),
  };
}
