/** A record with these fields present. */
export type Has<T, Name extends keyof T> = T & Required<Pick<T, Name>>;
