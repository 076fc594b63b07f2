// Bundles every API description into specs/dist, which @tradelane/specs publishes.
import { dirname } from 'node:path';
import { bundleSurfaces } from './generate/bundle.ts';
import { write } from './generate/files.ts';
import { emitSpecs } from './generate/specs.ts';
import { surfaces } from './generate/surfaces.ts';

const root = dirname(import.meta.dirname);
const files = emitSpecs(await bundleSurfaces(root, surfaces));
const changed = write(root, files);
console.log(`${surfaces.length} API descriptions bundled, ${changed.length} of ${files.size} files changed`);
