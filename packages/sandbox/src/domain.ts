import type { Handlers } from './http/context.ts';
import type { Growth, Jobs, Seeding } from './world/index.ts';

/** The contributions of a domain to the sandbox. */
export interface Domain<Some extends Partial<Handlers> = Partial<Handlers>> {
  readonly handlers: Some;
  /** Its jobs. */
  readonly jobs?: Jobs;
  /** Seeds data that every world has. */
  readonly setUp?: readonly Seeding[];
  /** Seeds the additional data of the demo world. */
  readonly demo?: readonly Seeding[];
  /** Additional data for the orders of a larger demo world. */
  readonly growth?: readonly Growth[];
}
