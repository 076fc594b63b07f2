import type { Seed } from './domains/seed.ts';
import { latestInMs } from './machinery/clock/clock.ts';
import { invalid } from './machinery/errors/index.ts';
import { collection, type Collection, type Store } from './machinery/store/index.ts';

/** What a sandbox keeps of itself beside its world. */
export interface State {
  readonly seed: Seed;
  readonly limits: 'real' | 'off';
  readonly offsetInMs: number;
  /** Orders that the world is to have beside the sixty of the demo, how many of them are there, and when it began. */
  readonly size?: number;
  readonly grown?: number;
  readonly start?: number;
}

const states: Collection<State> = collection('state');

/** The state of a sandbox, kept with its world. */
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

  /** What the store has; `undefined` where it has none yet. */
  get kept(): State | undefined {
    return this.#store.get(states, 'state');
  }

  save(changes: Partial<State>): void {
    const changed = { ...this.#state, ...changes };
    this.#store.put(states, 'state', changed);
    this.#state = changed;
  }

  /** Begins anew with this one. */
  begin(first: State): void {
    this.#store.put(states, 'state', first);
    this.#state = first;
  }

  /** What was changed together with something that could not be kept is as it was before. */
  takeBack(): void {
    try {
      this.#state = this.kept ?? this.#state;
    } catch {
      // What cannot be read either has been told.
    }
  }
}

const wrongState = (name: string): never => invalid(`$.collections.state.state.${name}`, 'is not what a sandbox keeps');

/** What a snapshot says of the sandbox itself, checked. A snapshot without it leaves the sandbox as it is. */
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
