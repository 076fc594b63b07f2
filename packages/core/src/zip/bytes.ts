const table: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of `bytes`, continued from the checksum of the bytes before. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** One field of the extra data, by its id. */
export function extraField(extra: Uint8Array, id: number): Uint8Array | undefined {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.byteLength;) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === id) return extra.subarray(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return undefined;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
