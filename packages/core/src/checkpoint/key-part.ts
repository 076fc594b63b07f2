/** Encodes a name as the part of a key before a colon. Different names have different results. */
export function keyPart(name: string): string {
  return name.replace(/[%:]/g, encodeURIComponent);
}
