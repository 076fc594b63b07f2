// Types that several clients of an instance share. Import them from the package of a client.
export type * from './generated/types.ts';
