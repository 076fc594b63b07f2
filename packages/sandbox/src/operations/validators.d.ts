import type { DocumentedFields } from './documented-fields.ts';
import type { Validators } from './table.ts';
declare const validators: Validators;
export default validators;
export declare const fields: DocumentedFields;
