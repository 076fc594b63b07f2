/**
 * Checks what a store returned.
 * @throws {TypeError} If it isn't a boolean.
 */
export function mustBeBoolean(name: string, given: unknown): boolean {
  if (typeof given !== 'boolean')
    throw new TypeError(`\`${name}\` of the store must return a boolean. Received: ${String(given)}.`);
  return given;
}
