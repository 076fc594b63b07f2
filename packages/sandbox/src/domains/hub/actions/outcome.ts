import { notFound, refuse } from '../../../errors/index.ts';
import type { Jobs, World } from '../../../world/index.ts';
import { applyDocumentWork, undoDocumentWork } from '../documents/model.ts';
import { applyOrderWork } from '../orders/model/index.ts';
import { applyReturnWork } from '../returns/model.ts';
import { type ActionError, actions, type Work } from './model.ts';

function apply(world: World, work: Work): void {
  switch (work.type) {
    case 'accept':
    case 'cancel':
    case 'refund':
    case 'ship':
      return applyOrderWork(world, work);
    case 'attach':
      return applyDocumentWork(world, work);
    case 'decide-return':
    case 'move-return':
    case 'track-return':
      return applyReturnWork(world, work);
    default:
  }
}

function undo(world: World, work: Work): void {
  if (work.type === 'attach') undoDocumentWork(world, work);
}

/** P12: sets the final outcome of a command once, and applies its effect on success. */
export function finishCommand(
  world: World,
  id: string,
  outcome: { readonly failed: boolean; readonly errors: readonly ActionError[] },
): void {
  const action = world.store.get(actions, id);
  if (action === undefined || action.kind !== 'command' || action.expired) return notFound(`Action ${id}`);
  if (action.status !== 'PENDING')
    return refuse('AS15', 400, 'ACTION_ALREADY_FINAL', `Action ${id} already has an outcome, which can't change.`);
  const { failed, errors } = outcome;
  world.store.put(actions, id, {
    ...action,
    status: failed ? 'FAILED' : 'SUCCESS',
    errors: failed ? errors : [],
    updated_at: world.time,
  });
  const work = action.work as Work;
  if (failed) undo(world, work);
  else apply(world, work);
}

export const actionJobs: Jobs = {
  'succeed-action': (world, { id = '' }) => {
    if (world.store.get(actions, id)?.status === 'PENDING') finishCommand(world, id, { failed: false, errors: [] });
  },
  'expire-action': (world, { id = '' }) => {
    const action = world.store.get(actions, id);
    if (action?.status !== 'PENDING') return;
    finishCommand(world, id, {
      failed: true,
      errors: [{ code: 'UNAVAILABLE', message: 'The channel did not report in time.' }],
    });
    const failed = world.store.get(actions, id);
    if (failed !== undefined) world.store.put(actions, id, { ...failed, expired: true });
  },
};
