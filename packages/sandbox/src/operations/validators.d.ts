import type { Validators } from './table.ts';
declare const validators: Validators;
export default validators;
