import type { Handlers } from './http/context.ts';
import type { PartReaders } from './http/parts.ts';
import type { Growth, Jobs, Seeding, World } from './world/index.ts';

/** What a domain brings to the sandbox. */
export interface Domain<Some extends Partial<Handlers> = Partial<Handlers>> {
  readonly handlers: Some;
  /** How its JSON parts are read where clients in the wild write them otherwise. */
  readonly partReaders?: PartReaders;
  /** Its work on the clock. */
  readonly jobs?: Jobs;
  /** What every world has before anyone has done anything. */
  readonly setUp?: readonly Seeding[];
  /** What the demo world has on top. */
  readonly demo?: readonly Seeding[];
  /** Removes what work that died left behind, which nothing leads to. */
  readonly tidyUp?: (world: World) => void;
  /** Brings what an earlier version has written into the form of this one; what is in that form already stays as it is. */
  readonly takeOver?: (world: World) => void;
  /** What comes with the orders of a demo world of a size. */
  readonly growth?: readonly Growth[];
}
