/*
 * What the files that are published are made for. The sources are for everything; `bundle.ts` writes other values for files that browsers load,
 * and for the export condition `production`, and what they rule out is left out.
 */

/** Whether the program may run on Node. */
export const mayRunOnNode: boolean = true;

/** Whether what the types rule out is looked for, and explained. */
export const isChecked: boolean = true;
