export { ForgottenError, StillRunningError } from './poll-errors.ts';
export { loadFollow, poll, Poller } from './poller.ts';
export type { PollOptions, PollProgress } from './poll-options.ts';
export {
  type FollowedWork,
  followWork,
  type FollowWorkOptions,
  type Work,
  type WorkState,
  workStateOf,
} from './work-state.ts';
