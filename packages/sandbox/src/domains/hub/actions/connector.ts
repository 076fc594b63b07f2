import { noContent } from '../../../machinery/http/responses.ts';
import { bodyOf, type Handlers } from '../../../machinery/http/context.ts';
import { type ActionError } from './model.ts';
import { finishCommand } from './outcome.ts';

/** P12, O07, O08: how a command ended. That a failure tells why is in the schema. */
export const channelActionHandlers: Handlers = {
  updateActionStatus: (context) => {
    const { status, errors = [] } = bodyOf<{ readonly status: string; readonly errors?: readonly ActionError[] }>(
      context,
    );
    finishCommand(context.world, context.path['action_id'] ?? '', { failed: status !== 'SUCCESS', errors });
    return noContent;
  },
};
