export { offsetPage, type OffsetPage } from './offset.ts';
export { askedAt, type Listing, seekPage } from './seek.ts';
export { sortOf } from './sort.ts';
export { type Cursor } from './token.ts';
