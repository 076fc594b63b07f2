import { issueLinkToken } from './domains/account/model/index.ts';
import { growWorld, plantSeed, reserveFor, takeOver, tidyUp } from './domains/index.ts';
import { atOnce, type Slices } from './machinery/clock/turns.ts';
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
  /** Time of the machine, and that of the sandbox. */
  readonly base: Clock;
  readonly clock: Clock;
  /** What a world begins with. */
  readonly first: Pick<State, 'seed' | 'limits'> & { readonly size: number };
  /** Lets go of what is under way: the world that it belongs to is gone. */
  readonly forget: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** A transaction of so many is quick, and small enough to be held. */
const ordersAtOnce = 1000;

/** What a sandbox holds: its seed, grown to a size, or what was restored. */
export class Contents {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Goes on with what the store has, or plants a world where it has none. */
  open(limits: State['limits'] | undefined): void {
    const { world, state } = this.#parts;
    const { kept } = state;
    if (kept === undefined) {
      this.#plant();
      atOnce(this.#sweep());
    } else {
      state.save({ ...kept, ...(limits !== undefined && { limits }) });
      world.store.transaction(() => {
        takeOver(world);
        tidyUp(world);
      });
    }
    atOnce(this.#grow());
  }

  /** Back to the seed. As at a start of the program, which tells a link token, that one is good. */
  *reset(): Slices {
    this.#plant();
    issueLinkToken(this.#parts.world);
    yield* this.#sweep();
    yield* this.#grow();
  }

  /** Puts a snapshot in place of everything; all or nothing. */
  *restore(snapshot: Snapshot): Slices {
    const { world, state, base, clock } = this.#parts;
    try {
      yield* restoreWorld(world.store, snapshot, () => {
        takeOver(world);
        checkWindows(world.store);
        this.#forget();
        state.save(stateOf(state.kept, base.now()));
        world.now = clock.now();
      });
    } catch (error) {
      state.takeBack();
      throw error;
    } finally {
      yield* this.#sweep();
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

  /** Brings the world to its size, some orders at a time: a process that dies in between goes on where it was. */
  *#grow(): Slices {
    const { world, state, clock } = this.#parts;
    const { size: count = 0, start = clock.now(), grown: there = 0 } = state.now;
    if (there >= count) return;
    const demo = new World(new MemoryStore(), world.settings);
    demo.now = start;
    plantSeed(demo, state.now.seed);
    const { epoch } = world;
    reserveFor(world, count - there);
    for (let grown = there; grown < count && world.epoch === epoch; grown = state.now.grown ?? count) {
      const next = Math.min(count, grown + ordersAtOnce);
      world.store.transaction(() => {
        growWorld(world, demo.store, { count, start, from: grown, to: next });
        state.save({ grown: next });
      }, 'light');
      yield;
    }
  }

  /** Removes what was replaced; where that fails, the world is there all the same. */
  *#sweep(): Slices {
    try {
      yield* this.#parts.world.store.sweep();
    } catch (error) {
      this.#parts.onFailure(error);
    }
  }
}
