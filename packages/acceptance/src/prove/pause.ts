export function pause(inMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, inMs));
}
