import { isPromise } from '@tradelane/core/runtime';

/** Calls a hook and ignores its errors. */
export function notify<Notice>(hook: ((notice: Notice) => void) | undefined, notice: Notice): void {
  if (hook === undefined) return;
  try {
    const result: unknown = hook(notice);
    if (isPromise(result)) result.then(undefined, () => undefined);
  } catch {
    // Errors of hooks are ignored.
  }
}
