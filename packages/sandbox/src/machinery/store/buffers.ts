/// <reference lib="es2024.arraybuffer" />

/** The new length of a full buffer: an eighth longer, because more would waste memory with a million documents. */
export const lengthFor = (length: number): number => Math.ceil((length + 64) * 1.125);

/**
 * Replaces a buffer by a longer one with the same content. If the runtime supports it, the old memory is free
 * immediately. Otherwise it stays until the next garbage collection.
 */
export function lengthened(buffer: ArrayBuffer, length: number): ArrayBuffer {
  // Node 20 lacks it.
  if ('transfer' in buffer) return buffer.transfer(length);
  const longer = new Uint8Array(length);
  longer.set(new Uint8Array(buffer));
  return longer.buffer;
}
