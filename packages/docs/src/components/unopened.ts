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

/** All of the page, so that the browser finds words in it; a few at a time, while it has nothing else to do. */
export function buildWhenIdle(): void {
  const waiting = [...document.querySelectorAll(selector)].map((text) => text.parentElement);
  const some = (timeLeft: () => number): void => {
    do build(waiting.shift());
    // Of the 50 ms that a browser gives at most, a few: whoever touches the page then waits for no more.
    while (waiting.length > 0 && timeLeft() > 40);
    if (waiting.length > 0) later();
  };
  const later = (): void => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback((deadline) => some(() => deadline.timeRemaining()));
    else setTimeout(() => some(() => 0), 20);
  };
  if (waiting.length > 0) later();
}
