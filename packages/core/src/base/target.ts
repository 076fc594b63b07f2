/**
 * Whether the program may run on Node. `bundle.ts` sets it to `false` in the files for browsers, so that bundlers drop
 * the code for Node.
 */
export const mayRunOnNode: boolean = true;
