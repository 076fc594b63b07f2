export { StillRunningError } from './poll-errors.ts';
export { poll, Poller, type PollOptions, type PollProgress } from './poller.ts';
