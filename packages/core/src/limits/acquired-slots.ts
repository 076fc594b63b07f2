import type { AcquireResult, ReservedSlot } from './limit-store.ts';

export type Acquired = AcquireResult & { readonly acquired: true };

/** Returns all slots of a result. An invalid wait counts as none. */
export function slotsOf({ permit, waitInMs, more }: Acquired): readonly ReservedSlot[] {
  return [{ permit, waitInMs }, ...(more ?? [])].map((slot) => ({
    permit: slot.permit,
    waitInMs: Number.isFinite(slot.waitInMs) ? (slot.waitInMs ?? 0) : 0,
  }));
}
