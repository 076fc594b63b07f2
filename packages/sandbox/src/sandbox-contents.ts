import { issueLinkToken, prepareLinkToken } from './domains/account/model/index.ts';
import { growWorld, plantSeed } from './domains/index.ts';
import { atOnce, type Steps } from './machinery/clock/steps.ts';
import { checkWindows } from './machinery/http/limits.ts';
import { MemoryStore, type Snapshot } from './machinery/store/index.ts';
import { restoreWorld, World } from './machinery/world/index.ts';
import { type KeptState, type State, stateOf } from './sandbox-state.ts';

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
  readonly first: Pick<State, 'seed' | 'limits'> & { readonly size: number };
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
      prepareLinkToken(world);
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
    const { world, state, base, clock } = this.#parts;
    try {
      restoreWorld(world.store, snapshot, () => {
        checkWindows(world.store);
        this.#forget();
        state.save(stateOf(state.kept, base.now()));
        world.now = clock.now();
      });
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
    try {
      world.store.transaction(() => {
        this.#forget();
        world.store.clear();
        state.begin({ seed, limits, offsetInMs: 0 });
        if (size > 0) state.save({ size, grown: 0, start: clock.now() });
        world.now = clock.now();
        plantSeed(world, seed);
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
