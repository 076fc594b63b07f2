export { StillRunningError } from './poll-errors.ts';
export { polling, poll, Poller, type PollOptions, type PollProgress } from './poller.ts';
