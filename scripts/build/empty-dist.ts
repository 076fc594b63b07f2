// Run in a package before its build: files of an earlier build must not be published.
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
