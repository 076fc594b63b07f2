// Run in a package before its build: what an earlier build wrote of files that are gone must not be published.
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
