/// <reference lib="es2024.arraybuffer" />

/** How long what has this length becomes when it is full. An eighth more: of a million, much more would be much that is never used. */
export const lengthFor = (length: number): number => Math.ceil((length + 64) * 1.125);

/**
 * A longer buffer with the same content, in place of this one. The memory of the shorter one is free at once where the runtime can do that, and
 * else with the next collection, which would let that of a large world pile up.
 */
export function lengthened(buffer: ArrayBuffer, length: number): ArrayBuffer {
  // Node 20 does not have it.
  if ('transfer' in buffer) return buffer.transfer(length);
  const longer = new Uint8Array(length);
  longer.set(new Uint8Array(buffer));
  return longer.buffer;
}
