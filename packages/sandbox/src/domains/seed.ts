/** The initial content of a sandbox: the demo world, or nothing. */
export type Seed = 'demo' | 'empty';
