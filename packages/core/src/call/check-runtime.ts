import { ArgumentError } from '../errors/index.ts';

/**
 * Checks that an argument is the runtime of a client, for callers without types.
 * @throws {ArgumentError} If it isn't one.
 */
export function checkRuntime(runtime: { readonly settings: object }): void {
  if ((runtime as Partial<typeof runtime> | undefined)?.settings === undefined)
    throw new ArgumentError(
      '`runtime` must be the runtime of a client. Pass the value that `runtimeOf(client, surface)` returns.',
      { argument: 'runtime' },
    );
}
