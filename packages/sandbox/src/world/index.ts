export { Agenda, type Jobs } from './agenda.ts';
export {
  type Caller,
  type SellerCaller,
  type Client,
  createIdentification,
  type Credentials,
  issueToken,
  type Key,
  revokeTokens,
  tokenLifetimeInS,
} from './credentials.ts';
export { digest } from './identifiers.ts';
export { findBy } from './world.ts';
export { type Growth, growth, growWith, type Place } from './growth.ts';
export { checkSnapshot, readSnapshot, restoreWorld, writeSnapshot } from './restoring.ts';
export { seedAll, seedData, type Seeding } from './seeding.ts';
export { events, isoOf, jobs as scheduledJobs, type Job, type QueuedEvent, type Settings, World } from './world.ts';
