/** A world to start from: `demo` has something of everything, `empty` only what nobody could work without. */
export type Seed = 'demo' | 'empty';
