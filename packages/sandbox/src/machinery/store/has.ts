/** A record of which more is known than the wire promises: these fields are there. */
export type Has<T, Name extends keyof T> = T & Required<Pick<T, Name>>;
