import { ArgumentError } from '../../base/errors/index.ts';

/**
 * A program without types may give anything, a client itself for one.
 * @throws ArgumentError that says where the runtime of a client is found
 */
export function checkRuntime(runtime: { readonly settings: object }): void {
  if ((runtime as Partial<typeof runtime> | undefined)?.settings === undefined)
    throw new ArgumentError('Pass the runtime of a client, as `runtimeOf` gives it.', { argument: 'runtime' });
}
