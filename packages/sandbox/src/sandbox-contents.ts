import { issueLinkToken } from './domains/account/model/index.ts';
import { growWorld, plantSeed } from './domains/index.ts';
import { plantRecording } from './domains/recorded.ts';
import { type Recording, recordingOf } from './http/recording.ts';
import { atOnce, type Steps } from './clock/steps.ts';
import { checkWindows } from './http/limits.ts';
import { type Collection, collection, MemoryStore, type Snapshot, type Store } from './store/index.ts';
import { restoreWorld, World } from './world/index.ts';
import type { Seed } from './domains/seed.ts';
import { latestInMs } from './clock/clock.ts';
import { invalidControl } from './errors/index.ts';

interface Clock {
  now(): number;
}

interface Parts {
  readonly world: World;
  readonly state: KeptState;
  /** Clock of the machine, and clock of the sandbox. */
  readonly base: Clock;
  readonly clock: Clock;
  /** State of a new world. */
  readonly first: Pick<State, 'seed' | 'limits'> & { readonly size: number; readonly recording: Recording | undefined };
  /** Drops pending work of the previous world. */
  readonly forget: () => void;
}

/** Orders per transaction. */
const ordersAtOnce = 250;

/** Contents of a sandbox: the seed, generated orders, or a snapshot. */
export class Contents {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Opens the world of the store, or creates one. */
  open(limits: State['limits'] | undefined): void {
    const { world, state } = this.#parts;
    const { kept } = state;
    if (kept === undefined) {
      this.#plant();
      issueLinkToken(world);
    } else {
      state.save({ ...kept, ...(limits !== undefined && { limits }) });
    }
    atOnce(this.#grow());
  }

  /** Resets to the seed and issues a link token, as at startup. */
  *reset(): Steps {
    this.#plant();
    issueLinkToken(this.#parts.world);
    yield* this.#grow();
  }

  /** Replaces all data with a snapshot, or changes nothing. */
  restore(snapshot: Snapshot): void {
    const { store } = this.#parts.world;
    this.#replace(() => restoreWorld(store, snapshot, () => this.#settle()));
  }

  /** Replaces the data by what `write` writes, or changes nothing. */
  restoreBy(write: () => void): void {
    this.#replace(() =>
      this.#parts.world.store.transaction(() => {
        write();
        this.#settle();
      }),
    );
  }

  #settle(): void {
    const { world, state, base, clock } = this.#parts;
    checkWindows(world.store);
    this.#forget();
    state.save(stateOf(state.kept, base.now()));
    world.now = clock.now();
  }

  #replace(run: () => void): void {
    const { state } = this.#parts;
    try {
      run();
    } catch (error) {
      state.takeBack();
      throw error;
    }
  }

  #forget(): void {
    this.#parts.forget();
    this.#parts.world.epoch += 1;
  }

  #plant(): void {
    const { world, state, clock, first } = this.#parts;
    const { seed, limits, size } = first;
    const recording = state.kept === undefined ? first.recording : recordingOf(world);
    try {
      world.store.transaction(() => {
        this.#forget();
        world.store.clear();
        state.begin({ seed, limits, offsetInMs: 0 });
        if (size > 0) state.save({ size, grown: 0, start: clock.now() });
        world.now = clock.now();
        plantSeed(world, seed);
        if (recording !== undefined) plantRecording(world, recording);
      });
    } catch (error) {
      state.takeBack();
      throw error;
    }
  }

  /** Generates orders in several transactions. A restarted process resumes after the last one. */
  *#grow(): Steps {
    const { world, state, clock } = this.#parts;
    const { size: count = 0, start = clock.now(), grown: there = 0 } = state.now;
    if (there >= count) return;
    const demo = new World(new MemoryStore(), world.settings);
    demo.now = start;
    plantSeed(demo, state.now.seed);
    const { epoch } = world;
    for (let grown = there; grown < count && world.epoch === epoch; grown = state.now.grown ?? count) {
      const next = Math.min(count, grown + ordersAtOnce);
      world.store.transaction(() => {
        growWorld(world, demo.store, { count, start, from: grown, to: next });
        state.save({ grown: next });
      }, 'light');
      yield;
    }
  }
}

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
  if (typeof offsetInMs !== 'number' || !(now + offsetInMs >= 0) || now + offsetInMs > latestInMs)
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
