export { offsetPage, type OffsetPage } from './offset.ts';
export { askedAt, type Listing, seekPage } from './seek.ts';
export { type Cursor, decodeCursor, encodeCursor } from './token.ts';
