// Internal: what clients of an instance import for their own workflows. It changes without notice.
export { importWorkflowOf } from './imports.ts';
export { oncePerClient, streamOf } from './runtime-with.ts';
