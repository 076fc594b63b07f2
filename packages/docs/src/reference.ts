/**
 * The reference as data, for the program `tradelane`: surfaces, operations, calls that the demo world carries out, and
 * the pages as Markdown.
 */
export { allPages } from './compose/all-pages.ts';
export { toTwin } from './compose/page.ts';
export { readReference, type DescribedOperation, type SurfaceReference } from './compose/reference.ts';
export type { DemoCall } from './demo/call.ts';
export { DemoCalls } from './demo/demo-calls.ts';
