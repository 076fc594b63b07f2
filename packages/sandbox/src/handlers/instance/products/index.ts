import type { Handlers } from '../../../http/context.ts';
import { catalogHandlers } from './catalog.ts';
import { importHandlers } from './imports.ts';
import { structureHandlers } from './structure.ts';

/** Products, their imports, and the structure of the catalog. */
export const productHandlers: Handlers = { ...structureHandlers, ...catalogHandlers, ...importHandlers };

export { importJobs } from './import-work.ts';
