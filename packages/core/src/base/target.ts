/** Whether the program may run on Node. `bundle.ts` sets it to `false` in the files for browsers, and bundlers drop the code that it guards. */
export const mayRunOnNode: boolean = true;
