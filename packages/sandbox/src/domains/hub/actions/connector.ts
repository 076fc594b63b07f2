import type { HandlersOf } from '../../../http/context.ts';
import { finishCommand } from './outcome.ts';

/** P12, O07, O08: reports the outcome of a command. The schema requires a reason for a failure. */
export const channelActionHandlers: HandlersOf<'updateActionStatus'> = {
  updateActionStatus: (context) => {
    const { status, errors = [] } = context.body;
    finishCommand(context.world, context.path.action_id, { failed: status !== 'SUCCESS', errors });
  },
};
