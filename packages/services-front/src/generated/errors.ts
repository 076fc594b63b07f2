// Generated from specs/ by `pnpm generate`. Do not edit.
export * from '@tradelane/core/errors';
