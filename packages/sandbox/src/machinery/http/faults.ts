import type { OperationId } from './context.ts';
import { collection, type Collection } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** Something that goes wrong with the next calls of an operation. */
export interface Fault {
  /** Operation id, or `*` for any. */
  readonly operation: string;
  /** Respond with this status without doing anything. */
  readonly status?: number;
  /** Seconds of a `Retry-After` header that goes with the status. */
  readonly retry_after?: number;
  /** Wait before anything else. */
  readonly delay_ms?: number;
  /** Cut the connection: instead of doing anything (`true`, `request`), or after doing it (`response`). */
  readonly drop?: boolean | 'request' | 'response';
  /** How many calls it meets. */
  readonly times: number;
}

/** A fault to meet: {@link Fault}, of which only the operation must be said. */
export type FaultInput = Omit<Fault, 'operation' | 'times'> & {
  /** Id of the operation, or `*` for any. */
  readonly operation: OperationId | '*';
  /** Default 1. */
  readonly times?: number;
};

const faults: Collection<Fault> = collection('faults');

export function addFault(world: World, fault: Fault): void {
  world.store.put(faults, String(world.next('fault')).padStart(12, '0'), fault);
}

/** Faults that no call has met yet, or not often enough. */
export const readFaults = (world: World): readonly Fault[] => [...world.store.scan(faults)].map(({ value }) => value);

export function clearFaults(world: World): void {
  for (const { key } of world.store.scan(faults)) world.store.delete(faults, key);
}

/** The fault that meets this call, if any; it is used up by it. */
export function takeFault(world: World, operation: string): Fault | undefined {
  if (world.store.count(faults) === 0) return undefined;
  for (const { key, value } of world.store.scan(faults)) {
    if (value.operation !== operation && value.operation !== '*') continue;
    if (value.times <= 1) world.store.delete(faults, key);
    else world.store.put(faults, key, { ...value, times: value.times - 1 });
    return value;
  }
  return undefined;
}
