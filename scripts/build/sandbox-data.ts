// Writes the data that the sandbox needs from the API descriptions to packages/sandbox/dist/generated. Part of its
// build.
import { join } from 'node:path';
import { bundleSurfaces } from '@tradelane/spec-model/bundle';
import { digestFile, specsDigest } from './specs-digest.ts';
import { emitDashboard } from '../generate/dashboard.ts';
import { write } from '../generate/files.ts';
import { emitShapes } from '../generate/response-shapes.ts';
import { emitTable } from '../generate/sandbox-table.ts';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { emitValidators } from '../generate/validators.ts';

const root = join(import.meta.dirname, '../..');
const folder = 'packages/sandbox/dist/generated';
const bundles = await bundleSurfaces(root, surfaces);
const files = new Map([
  [`${folder}/operations.json`, emitTable(bundles)],
  [`${folder}/shapes.json`, emitShapes(bundles)],
  [`${folder}/validators.js`, emitValidators(bundles)],
  [`${folder}/dashboard.js`, await emitDashboard(root, bundles)],
  [`${folder}/${digestFile}`, specsDigest(root)],
]);
console.log(`${files.size} files for the sandbox, ${write(root, files).length} changed`);
