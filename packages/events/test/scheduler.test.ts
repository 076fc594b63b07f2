/** Suspects, returned messages and stops, with deliveries made by hand. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ConsumerHooks } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { createWorld, settle } from './support/world.ts';

describe('a queue without an order across workers', () => {
  const report = async (hooks: ConsumerHooks) => {
    const world = createWorld();
    const queue = createHandQueue();
    const running = world.start({ source: queue.source, handlers: {}, hooks });
    await settle();
    for (const _ of [1, 2]) queue.intake.onUnordered?.();
    await running.stop();
  };
  const warning = 'Several workers read the queue by hand without partitions';

  it('a queue without an order across workers calls `onUnordered` once in a run, without a warning', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const told: unknown[] = [];
    await report({ onUnordered: (notice) => told.push(notice) });
    expect(told).toEqual([{ queue: 'by hand' }]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('a queue without an order is a warning of the process without the hook, or of the console in a runtime without one', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      warn.mockRestore();
      log.mockRestore();
    });
    await report({});
    expect(warn.mock.calls).toEqual([[expect.stringContaining(warning), 'TradelaneWarning']]);
    vi.stubGlobal('process', undefined);
    await report({});
    expect(log.mock.calls).toEqual([[expect.stringContaining(warning)]]);
  });
});
