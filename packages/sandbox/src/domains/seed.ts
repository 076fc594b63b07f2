export type Seed = 'demo' | 'empty';
