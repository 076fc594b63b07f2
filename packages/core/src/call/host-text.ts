import { maxErrorBytes, shortLine } from '../errors/index.ts';
import { type Hide, maskOf } from '../transport/redact.ts';
import type { Settings } from './settings.ts';

/** Whether a text of the server contains a credential of the client. Errors and programs show names and IDs as they are. */
export function quotesCredential({ settings }: { readonly settings: Settings }, text: string): boolean {
  return settings.secrets.isIn(text);
}

/** Returns a function that makes a text of a successful response fit for an error: masked, short, and in one line (T10). */
export function hostText({ settings }: { readonly settings: Settings }): Hide {
  const hide = maskOf(settings.secrets.with(), '***');
  return (text) => {
    const shown = hide(String(text).slice(0, maxErrorBytes));
    // A cut text may end with a part of a credential.
    return shortLine(text.length > maxErrorBytes ? shown.slice(0, -4096) : shown);
  };
}
