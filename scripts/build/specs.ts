// Bundles every API description into specs/dist, which @tradelane/specs publishes.
import { join } from 'node:path';
import { digestFile, specsDigest } from './specs-digest.ts';
import { bundleEvents } from '../generate/asyncapi.ts';
import { bundleSurfaces } from '@tradelane/spec-model/bundle';
import { write } from '../generate/files.ts';
import { emitSpecs } from '../generate/specs.ts';
import { surfaces } from '@tradelane/spec-model/surfaces';

const root = join(import.meta.dirname, '../..');
const bundles = await bundleSurfaces(root, surfaces);
const platform = bundles.find(({ surface }) => surface.name === 'channel-platform');
if (platform === undefined) throw new Error('No description of the channel platform, whose schemas the events have');
const files = emitSpecs(bundles, bundleEvents(root, platform.document));
const changed = write(root, new Map([...files, [`specs/dist/${digestFile}`, specsDigest(root)]]));
console.log(`${surfaces.length} API descriptions bundled, ${changed.length} of ${files.size} files changed`);
