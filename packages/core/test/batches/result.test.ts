/** The summary of a batch result. */
import { expect, test } from 'vitest';
import { BatchError } from '../../src/batches/batch-errors.ts';
import { type BatchOutcome, FinishedBatch } from '../../src/batches/collect-batch-result.ts';

const one = { index: 0, item: 'secret item' };
const none: BatchOutcome<string> = { succeeded: [], failed: [], unknown: [], unsent: [], responses: [], warnings: [] };
const failed = [
  { ...one, reasons: [{ message: 'too small', code: undefined, field: undefined, index: undefined }] },
] as never;
const unknown = [{ ...one, reason: 'connection lost' }] as never;
const unsent = [{ ...one, reason: 'stopped before' }] as never;

test.each<[string, Partial<BatchOutcome<string>>, string, string]>([
  ['failed', { failed }, 'refused', 'Of 1 items, 1 failed. First: too small.'],
  ['is unknown', { unknown }, 'unknown', 'Of 1 items, 1 have an unknown outcome. First: connection lost.'],
  ['was not sent', { unsent }, 'refused', 'Of 1 items, 1 were not sent. First: stopped before.'],
  [
    'is each of them',
    { succeeded: [one] as never, failed, unknown, unsent },
    'unknown',
    'Of 4 items, 1 failed and 1 have an unknown outcome and 1 were not sent. First: too small.',
  ],
  [
    'failed and one is unknown',
    { failed, unknown },
    'unknown',
    'Of 2 items, 1 failed and 1 have an unknown outcome. First: too small.',
  ],
  [
    'failed and one was not sent',
    { failed, unsent },
    'refused',
    'Of 2 items, 1 failed and 1 were not sent. First: too small.',
  ],
  ['failed without a reason', { failed: [{ ...one, reasons: [] }] as never }, 'refused', 'Of 1 items, 1 failed.'],
])("the result of a batch isn't ok if one item %s, and contains the counts", (_, more, outcome, message) => {
  const result = new FinishedBatch({ ...none, ...more });
  expect(result.ok).toBe(false);
  let error: unknown;
  try {
    result.throwIfFailed();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(BatchError);
  expect(error).toMatchObject({ name: 'BatchError', outcome, message });
  expect((error as BatchError).result).toBe(result);
  expect(JSON.stringify(error)).not.toContain('secret item');
});

test('the result of a batch is ok if all items succeeded, throwIfFailed returns it, and without a checkpoint forget does nothing', async () => {
  const result = new FinishedBatch({ ...none, succeeded: [one] as never });
  expect(result.throwIfFailed()).toBe(result);
  await result.clearCheckpoint();
  let forgotten = 0;
  await new FinishedBatch({
    ...none,
    kept: { clearCheckpoint: async () => void (forgotten += 1), settle: async () => undefined },
  }).clearCheckpoint();
  expect(forgotten).toBe(1);
});
