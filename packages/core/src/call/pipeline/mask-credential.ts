import type { Credential } from '../auth/strategy.ts';

/** Anything shorter is no secret worth the name, and would be found in the middle of words. */
const shortestInCharacters = 8;

/** Some hosts quote the request that they refuse: what proves who calls is cut out before an error or a log shows it (T10). */
export function maskCredential(text: string, credential: Credential | undefined): string {
  const secret = credential?.authorization.split(' ').at(-1) ?? '';
  if (secret.length < shortestInCharacters) return text;
  // As it is, in the small letters of a host, and in JSON whose slashes are escaped.
  const forms = [secret, secret.toLowerCase(), secret.replaceAll('/', String.raw`\/`)];
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}
