import type { Call } from '../operation/call.ts';
import type * as Files from './files.ts';

/** Undefined until a call needs it. A page without files doesn't load it. */
export let files: typeof Files | undefined;

/** Loads what only calls with files need. */
export async function loadFiles(): Promise<typeof Files> {
  return (files ??= await import('./files.ts'));
}

/** Whether a call sends a form, or receives more than JSON. */
export function hasFiles({ operation: { body, response }, input }: Call): boolean {
  return (body === 'multipart' && input.body !== undefined) || (response !== undefined && response !== 'none');
}
