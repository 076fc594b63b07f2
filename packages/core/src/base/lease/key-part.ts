/** A text as the part of a key before a colon. Names may hold any character, and no two of them give the same. */
export function keyPart(name: string): string {
  return name.replace(/[%:]/g, encodeURIComponent);
}
