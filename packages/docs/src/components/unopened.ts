/**
 * Bodies of closed parts that arrive as text, in a `noscript`, and become elements. A slow phone takes long for thousands of them at
 * once, and reads most pages without any.
 */

const selector = 'noscript.unopened';

/** The body of one part, should it still be text. */
export function build(part: Element | null | undefined): void {
  const text = part?.querySelector(`:scope > ${selector}`);
  if (text) text.outerHTML = text.textContent ?? '';
}

export function buildAll(within: ParentNode): void {
  for (const text of within.querySelectorAll(selector)) build(text.parentElement);
}

/** Opens all parts of the page while the browser is idle, so that its own search finds their text. */
export function buildWhenIdle(): void {
  const waiting = [...document.querySelectorAll(selector)].map((text) => text.parentElement);
  const some = (timeLeft: () => number): void => {
    do build(waiting.shift());
    // Uses a few of the 50 ms that the browser allows, so that the page responds quickly.
    while (waiting.length > 0 && timeLeft() > 40);
    if (waiting.length > 0) later();
  };
  const later = (): void => {
    // Some browsers have no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback((deadline) => some(() => deadline.timeRemaining()));
    else setTimeout(() => some(() => 0), 20);
  };
  if (waiting.length > 0) later();
}
