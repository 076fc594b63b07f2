import { join } from 'node:path';
import { bundleCore } from './bundle.ts';

// Types come from the compiler, which runs afterwards.
await bundleCore(join(import.meta.dirname, 'dist'));
