/** A text without those of the characters that stand at its end. A pattern for it (`+$`) takes the square of the time over texts of others. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
