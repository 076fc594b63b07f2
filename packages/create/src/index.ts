/**
 * Makes a project: `npm create tradelane <folder> [seller|connector|storefront]`.
 * @module
 */
export { createProject, type ProjectOptions } from './create-project.ts';
export { kinds, type ProjectKind } from './kinds.ts';
export { runCommand } from './run-command.ts';
