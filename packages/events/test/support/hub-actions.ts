import { BadRequestError } from '@tradelane/core';
import type { ActionOutcome, ActionReports } from '../../src/index.ts';

/** The hub's side of reports: each action takes one outcome, any further one is refused as already final (P12). */
export interface HubActions extends ActionReports {
  readonly outcomes: ReadonlyMap<string, ActionOutcome>;
  /** Every request, refused ones among them. */
  readonly requests: readonly string[];
  /** Called before and after an outcome is accepted. May throw instead of a response. */
  before: (actionId: string) => void;
  after: (actionId: string) => void;
}

export function createHubActions(): HubActions {
  const outcomes = new Map<string, ActionOutcome>();
  const requests: string[] = [];
  const actions: HubActions = {
    outcomes,
    requests,
    before: () => undefined,
    after: () => undefined,
    updateStatus(actionId, outcome) {
      return new Promise((resolve) => {
        requests.push(actionId);
        actions.before(actionId);
        if (outcomes.has(actionId)) throw alreadyFinal(actionId);
        outcomes.set(actionId, outcome);
        actions.after(actionId);
        resolve(undefined);
      });
    },
  };
  return actions;
}

const alreadyFinal = (actionId: string): Error =>
  new BadRequestError(`Action ${actionId} already has an outcome, which can't change.`, {
    operation: 'updateActionStatus',
    status: 400,
    serverCode: 'ACTION_ALREADY_FINAL',
    attempts: 1,
    outcome: 'refused',
  });
