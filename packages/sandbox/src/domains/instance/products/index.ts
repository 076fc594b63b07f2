import { seedData } from '../../../world/index.ts';
import structure from './structure.json' with { type: 'json' };
import type { Domain } from '../../../domain.ts';
import { catalogHandlers } from './catalog.ts';
import { importJobs } from './import-work.ts';
import { importHandlers } from './imports.ts';
import { catalogSeed, importSettingsSeed } from './seed/products.ts';
import { structureHandlers } from './structure.ts';

/** Products, their imports, and the structure of the catalog. */
export const products: Domain<typeof structureHandlers & typeof catalogHandlers & typeof importHandlers> = {
  handlers: { ...structureHandlers, ...catalogHandlers, ...importHandlers },
  jobs: importJobs,
  setUp: [seedData(structure), importSettingsSeed],
  demo: catalogSeed,
};
