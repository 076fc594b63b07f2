import { expect, test } from 'vitest';
import { createHub, type ReportedAction, type ReportedFailure } from '../src/index.ts';

const action = {
  type: 'SYNCHRONIZE_ORDER',
  entity_type: 'ORDER',
  entity_id: 'acme_ORD-1001',
  executed_at: '2026-03-02T09:20:00Z',
} as const;
const success: ReportedAction = { ...action, status: 'SUCCESS' };

function recordingHub() {
  const bodies: unknown[] = [];
  const hub = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'tok' },
    fetch: async (request) => {
      bodies.push(await request.json());
      return Response.json({ actions: [{ action_id: 'a1' }] });
    },
  });
  return { hub, bodies };
}

test.each([{ errors: undefined }, { errors: [] }])(
  'O08: FAILED with %j is rejected before the call',
  async (failed) => {
    const { hub, bodies } = recordingHub();
    // @ts-expect-error A failure without errors isn't a ReportedFailure.
    const failure: ReportedFailure = { ...action, status: 'FAILED', errors: failed.errors };
    await expect(hub.actions.report({ actions: [success, failure] })).rejects.toMatchObject({
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'body.actions[1].errors',
      operation: 'v2-reportOrderActions',
      outcome: 'not-sent',
    });
    expect(bodies).toEqual([]);
  },
);

test('O08: FAILED with a reason is sent', async () => {
  const { hub, bodies } = recordingHub();
  const errors = [{ code: 'OUT_OF_STOCK', message: 'None left.' } as const];
  const result = await hub.actions.report({ actions: [{ ...action, status: 'FAILED', errors }] });
  expect(result.ok).toBe(true);
  expect(bodies).toEqual([{ actions: [{ ...action, status: 'FAILED', errors }] }]);
});
