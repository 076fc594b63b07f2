/** Changes to a record: what is left out stays, null removes. */
export type Changes<T extends object> = { readonly [Name in keyof T]?: T[Name] | null | undefined };

/** A record with changes on top (C04): a field that is left out or undefined stays, null removes it. */
export function changed<T extends object>(before: T, changes: Changes<T>): T {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const merged = Object.entries({ ...before, ...Object.fromEntries(given) });
  // Which fields may be null is for the description of the operation to say; none that a record must have is among them.
  return Object.fromEntries(merged.filter(([, value]) => value !== null)) as T;
}
