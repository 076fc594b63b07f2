/** A store that gives something else says neither yes nor no: what it is asked about stays as it is. @throws where it is no boolean */
export function mustBeBoolean(name: string, given: unknown): boolean {
  if (typeof given !== 'boolean')
    throw new TypeError(`\`${name}\` of the store must give true or false, not ${String(given)}.`);
  return given;
}
