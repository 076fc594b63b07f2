import type { Credential } from '../auth/strategy.ts';
import { formsOf } from '../transport/redact-request.ts';

/** Shortest text to mask. Shorter ones would match parts of words. */
const shortestInCharacters = 8;

/** Removes the credential from a text before an error or a log shows it, because some hosts quote the request (T10). */
export function maskCredential(text: string, credential: Credential | undefined): string {
  const forms = formsOf(credential?.authorization).filter(({ length }) => length >= shortestInCharacters);
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}
