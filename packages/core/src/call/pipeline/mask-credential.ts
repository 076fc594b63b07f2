import type { Credential } from '../auth/strategy.ts';
import { formsOf } from '../transport/hide.ts';

/** Anything shorter is no secret worth the name, and would be found in the middle of words. */
const shortestInCharacters = 8;

/** Some hosts quote the request that they refuse: what proves who calls is cut out before an error or a log shows it (T10). */
export function maskCredential(text: string, credential: Credential | undefined): string {
  const forms = formsOf(credential?.authorization).filter(({ length }) => length >= shortestInCharacters);
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}
