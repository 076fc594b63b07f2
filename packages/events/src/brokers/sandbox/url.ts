import { browseSandbox } from './browser.ts';
import { createSandboxPublisher, createSandboxSource } from './index.ts';
import { type QueueKind, readParameters } from '../url-parts.ts';

/** URL: `http://127.0.0.1:4010`, the address of a sandbox. */
export const sandbox: QueueKind = {
  source: (url) => createSandboxSource({ url: originOf(url) }),
  publisher: (url) => createSandboxPublisher({ url: originOf(url) }),
  browser: (url, deadLetters) => Promise.resolve(browseSandbox({ url: originOf(url) }, deadLetters)),
};

function originOf(url: URL): string {
  readParameters(url, []);
  return url.origin;
}
