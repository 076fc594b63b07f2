import { noContent } from '../../http/answers.ts';
import { bodyOf, type Handlers } from '../../http/context.ts';
import { type ActionError, finishCommand } from '../../hub/actions.ts';

/** P12, O07, O08: how a command ended. That a failure tells why is in the schema. */
export const actionHandlers: Handlers = {
  updateActionStatus: (context) => {
    const { status, errors = [] } = bodyOf<{ readonly status: string; readonly errors?: readonly ActionError[] }>(
      context,
    );
    finishCommand(context.world, context.path['action_id'] ?? '', { failed: status !== 'SUCCESS', errors });
    return noContent;
  },
};
