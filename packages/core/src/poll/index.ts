export { WorkNotFoundError, PollTimeoutError } from './poll-errors.ts';
export { poll, Poller } from './poller.ts';
export type { PollOptions, PollProgress } from './poll-options.ts';
export {
  type OperationHandle,
  pollOperation,
  type FollowWorkOptions,
  type LongRunningOperation,
  type WorkState,
} from './operation-state.ts';
