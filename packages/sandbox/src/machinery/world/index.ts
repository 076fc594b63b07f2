export { type Agenda, createAgenda, type Jobs } from './agenda.ts';
export {
  type Caller,
  type Client,
  createIdentification,
  type Credentials,
  issueToken,
  type Key,
  revokeTokens,
  tokenLifetimeInS,
} from './credentials.ts';
export { digest } from './digest.ts';
export { findBy } from './find.ts';
export { type Growth, growth, growWith, type Place } from './growth.ts';
export { checkDigest, checkSnapshot, restoreWorld } from './restoring.ts';
export { seedAll, type Seeding } from './seeding.ts';
export { events, isoOf, type Job, type QueuedEvent, type Settings, World } from './world.ts';
