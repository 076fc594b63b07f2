/** A proof as data: what runs, with which options, and what its figures must be. */
import type { withoutServer } from '@tradelane/test-servers';

/** A number that the command line can change, such as `--kills 200`. The seed decides what is killed when and which responses fail. */
const options = [
  'seed',
  'commands',
  'tenants',
  'hostile',
  'orders',
  'kills',
  'events',
  'calls',
  'seconds',
  'rounds',
  'singles',
  'pairs',
  'persistent',
] as const;
export type Option = (typeof options)[number];
export type Options = Readonly<Record<Option, number>>;

/** A constraint on a figure: a value, or a number within bounds. */
export type Bound = number | string | { readonly atLeast: number } | { readonly atMost: number };

export interface Part<Figures extends object = object> {
  readonly title: string;
  /** Servers that it starts. Without them, it is skipped. */
  readonly needs?: readonly Parameters<typeof withoutServer>[0][];
  readonly run: (options: Options, onProgress: (line: string) => void) => Promise<Figures>;
  /** The constraints on the figures. The length of a list counts. */
  readonly must: (figures: Figures, options: Options) => { readonly [Name in keyof Figures]?: Bound };
}

export interface Proof {
  /** Its options and their defaults, without the seed. */
  readonly options: Partial<Options>;
  readonly parts: Readonly<Record<string, Part>>;
}

/** Lets parts with different figures be in one list. */
export function part<Figures extends object>(definition: Part<Figures>): Part {
  return definition as unknown as Part;
}

export interface Outcome {
  readonly figures: Readonly<Record<string, unknown>>;
  /** The figures that aren't what they must be. */
  readonly faults: readonly string[];
}

const none = Object.fromEntries(options.map((name) => [name, 0])) as Options;

/** Runs a part and judges its figures. */
export async function prove(
  { run, must }: Part,
  some: Partial<Options>,
  onProgress: (line: string) => void = () => undefined,
): Promise<Outcome> {
  const chosen = { ...none, seed: 1, ...some };
  const figures = (await run(chosen, onProgress)) as Readonly<Record<string, unknown>>;
  const bounds = Object.entries(must(figures, chosen) as Readonly<Record<string, Bound>>);
  const faults = bounds.flatMap(([name, bound]) => {
    const value = figures[name];
    return holds(Array.isArray(value) ? value.length : value, bound)
      ? []
      : [`${name} is ${shown(value)}, must be ${shown(bound)}`];
  });
  return { figures, faults };
}

function holds(value: unknown, bound: Bound): boolean {
  if (typeof bound !== 'object') return value === bound;
  return typeof value === 'number' && ('atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost);
}

/** The text of a figure or a bound. */
export function shown(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(1);
  if (Array.isArray(value)) return `${value.length}${value.length > 0 ? ` (${value.slice(0, 10).join('; ')})` : ''}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('atLeast' in value) return `at least ${shown(value.atLeast)}`;
  if ('atMost' in value) return `at most ${shown(value.atMost)}`;
  return JSON.stringify(value);
}
