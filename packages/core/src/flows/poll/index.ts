export { StillRunningError } from './poll-errors.ts';
export { loadFollow, poll, Poller, type PollOptions, type PollProgress } from './poller.ts';
export {
  type FollowedWork,
  followWork,
  type FollowWorkOptions,
  type Work,
  type WorkState,
  workStateOf,
} from './work-state.ts';
