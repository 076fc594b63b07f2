/**
 * Checks what a store returned.
 * @throws {TradelaneError} If it isn't a boolean.
 */
export function mustBeBoolean(name: string, given: unknown): boolean {
  if (typeof given !== 'boolean')
    throw new TypeError(`\`${name}\` of the store must give true or false, not ${String(given)}.`);
  return given;
}
