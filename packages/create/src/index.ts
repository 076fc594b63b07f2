/**
 * Creates projects: `npm create tradelane <folder> [seller|instance|operator|connector|storefront]`.
 * @module
 */
export { createProject, type ProjectOptions } from './create-project.ts';
export { projectTemplates, type ProjectKind, type ProjectTemplate } from './project-templates.ts';
export { runCommand } from './run-command.ts';
