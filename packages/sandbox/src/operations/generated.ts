import operations from '#operations' with { type: 'json' };
import bodies, { fields } from '#validators';
import { FieldFilter } from './documented-fields.ts';
import type { Table, Validators } from './table.ts';

/** Every operation of every surface, derived from the specs at build time. */
export const table: Table = operations;

/** Compiled schemas of request bodies, derived from the specs at build time. */
export const validators: Validators = bodies;

/** Removes undocumented fields from request bodies. */
export const fieldFilter: FieldFilter = new FieldFilter(fields);
