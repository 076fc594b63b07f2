import operations from '#operations' with { type: 'json' };
import bodies from '#validators';
import type { Table, Validators } from './table.ts';
import { withInstanceAuth, withUnrouted } from './unrouted.ts';

/** Every operation of every surface, derived from the specs at build time, and the few that stand under no path of the specs. */
export const table: Table = withUnrouted(operations);

/** Compiled schemas of request bodies, derived from the specs at build time. */
export const validators: Validators = withInstanceAuth(bodies);
