const thrown = new WeakSet<object>();

/**
 * Runs a function of the caller and remembers what it throws. Such an error may have any class, also one of this SDK,
 * so only its origin decides.
 * @param isOurs Whether an error comes from this SDK, through the function of the caller.
 */
export async function callersCode(
  run: () => unknown,
  isOurs: (error: unknown) => boolean = () => false,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (typeof error === 'object' && error !== null && !isOurs(error)) thrown.add(error);
    throw error;
  }
}

/** Whether a function of the caller threw the error. */
export function isOfCaller(error: unknown): boolean {
  return typeof error === 'object' && error !== null && thrown.has(error);
}
