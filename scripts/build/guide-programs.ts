// Run in `packages/create` after its build: a created project contains programs of the guides.
import { cpSync } from 'node:fs';
import { guidePrograms } from '../../packages/create/src/guide-programs.ts';

for (const name of Object.values(guidePrograms).flat()) cpSync(`../docs/samples/${name}`, `dist/programs/${name}`);
