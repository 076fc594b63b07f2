export type QueryValue = string | number | boolean;

/** Query parameters by name, read and checked as the operation declares them; instants are normalized to UTC. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
