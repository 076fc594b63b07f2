/**
 * Names of credentials, and functions that clean a text before it is printed or stored.
 * @module
 */

/** Names of credentials, in lower case without separators. */
const credentials =
  /secret|passw|passphrase|(?:api|access|account|auth|encryption|private|signing|ssh|subscription|webhook)key|credential|cookie|sessionid|(?:authorization|signature|assertion|verifier)$|^(?:pass|pwd|pin|sig|jwt|bearer|auth|otp|totp|mfacode|samlresponse|cvv|cvc|hmac|sas)$/;

/** A token of a page or cursor is a position in a list. */
const tokens = /(?<!page|cursor|continuation|next|sync)tokens?$/;

/**
 * Whether a field, parameter or header of this name contains a credential, in any spelling: `api_key`, `apiKey`,
 * `X-API-Key` or `access%5Ftoken`. This is the only list of such names.
 */
export function isSecretName(name: string): boolean {
  const plain = decoded(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return credentials.test(plain) || tokens.test(plain);
}

/** A name of a query or form without its escapes. */
function decoded(name: string): string {
  if (!name.includes('%')) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The user and password of URLs in a text, also of encoded ones. */
const users = /(\/\/|\\\/\\\/|%2F%2F)(?:(?!%40|%2F)[^\s"'<>/?#@&\\]){1,500}(@|%40)/gi;

/** Bearer tokens and JWTs in a text. */
const bearers =
  /(?<=\bBearer(?: |%20|\+))[\w.~+/-]{8,4000}={0,2}|\beyJ[\w-]{8,4000}\.[\w-]{2,4000}(?:\.[\w-]{0,4000})?/gi;

/** A pair of a query or a form in a value of a query, which encodes it. */
const encodedPair = /((?:%3F|%26|(?<==))([^%&\s]{1,100})%3D)(?:(?!%26)[^&\s"'<>])+/gi;

/** A code of OAuth, and a name that comes with it. Alone, `code` is a parameter of lists. */
const oauthCode = /(?<=(?<![^\s?&;#"'])code=)[^\s&;#"']+/g;
const besideCode = /(?<![^\s?&;#"'])(?:grant_type|redirect_uri|session_state|state)=/;

/** A text without credentials whose names aren't needed to find them. */
const withoutBearers = (text: string): string =>
  (besideCode.test(text) ? text.replaceAll(oauthCode, '***') : text)
    .replaceAll(users, '$1***$2')
    .replaceAll(bearers, '***')
    .replaceAll(encodedPair, (whole, head: string, name: string) => (isSecretName(name) ? `${head}***` : whole));

/** A path or URL with its credentials masked. Other parts stay as they were sent. */
export const maskedUrl = (url: string): string =>
  withoutBearers(url).replaceAll(/(?<![^?&;#=])([^?&;#=]{1,200})=([^&;#]*)/g, (whole, name: string) =>
    isSecretName(name) ? `${name}=***` : whole,
  );

/** A pair of a connection string, such as `password='a b'` or `Pwd=a b;`. The value ends before the next pair. */
const setting = /([^\s;&?=]{1,100})(\s*=\s*)((?:(?!\s+\w+\s*=|[;&]).)*)/gs;

/** The user and password of a URL, with any characters in them. */
const user = /^([a-z][\w+.-]*:)?([\\/]*)(?![\\/])(.*)@/is;

/** A password whose URL ends before the host. */
const password = /^((?:[a-z][\w+.-]*:)?[\\/]{2}[^@:[\]]*:)(?!\d{1,5}(?:[/?#]|$))[^/?#]+/i;

/** Targets that are a path. A path may contain an `@`. */
const isPath = (scheme: string): boolean => /^(?:file|ndjson|parquet|sqlite):$/i.test(scheme);

/**
 * A URL, a target or a connection string without its credentials, to print it. The text can be anything that a user
 * passed by mistake: a password with any characters, a URL without a scheme, or a parameter.
 */
export function withoutCredentials(input: string): string {
  const text = /[:@]/.test(input) ? input : decoded(input);
  const [head = '', scheme = '', slashes = '', name = ''] = user.exec(text) ?? [];
  const hasUser = head !== '' && (slashes !== '' || name.includes(':') || !isPath(scheme));
  const rest = hasUser ? `${scheme}${slashes}***@${text.slice(head.length)}` : text.replace(password, '$1***');
  return rest.replaceAll(setting, (pairOfText, key: string, equals: string) =>
    isSecretName(key) ? `${key}${equals}***` : pairOfText,
  );
}

/** A name in JSON, with the separator after it. */
const jsonName = /"((?:[^"\\]|\\.){1,200})"\s*:\s*/y;
/** A value in JSON that isn't a list or an object. The text may end inside of it. */
const jsonValue = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[^\s,}\]]*/y;
/** A pair of a query or a form, as in a URL within a text, or an attribute of XML. */
const pair =
  /(?<![^\s&?"'<>=;,{}])([^\s&?"'<>=;,{}]{1,100})( ?=)(?:"[^"<]*"?|'[^'<]*'?|(?:[^&;?\s"'<>]|[;?](?![\w%.-]{1,100} ?=))*)/g;
/** A value after its name, as in a list of headers. */
const namedValue =
  /("(?:name|key|code|field|header)"\s*:\s*"([^"\\]{1,100})"\s*,\s*"value"\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|[^\s,}\]]+)/g;
/** A value before its name. */
const valueOfName =
  /("value"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|[^\s",}\]]+)(\s*,\s*"(?:name|key|code|field|header)"\s*:\s*"([^"\\]{1,100})")/g;
/** A name and a value in single quotes, which isn't JSON. */
const quotedOnce = /('([^'\\]{1,100})'\s*:\s*)(?:'(?:[^'\\]|\\.)*(?:'|\\?$)|[^\s',}\]]+)/g;
/** An element of XML. */
const element = /<([\w:.-]{1,100})(\s?)>([^<]*)/g;

/** A short text with its credentials masked: JSON, a form or XML, which may end anywhere. A value that is cut before its name stays. */
export const maskedText = (text: string): string =>
  withoutBearers(maskedJson(text))
    .replaceAll(namedValue, (whole, head: string, name: string) => (isSecretName(name) ? `${head}"***"` : whole))
    .replaceAll(valueOfName, (whole, head: string, tail: string, name: string) =>
      isSecretName(name) ? `${head}"***"${tail}` : whole,
    )
    .replaceAll(quotedOnce, (whole, head: string, name: string) => (isSecretName(name) ? `${head}'***'` : whole))
    .replaceAll(pair, (whole, name: string, equals: string) => (isSecretName(name) ? `${name}${equals}***` : whole))
    .replaceAll(element, (whole, name: string, space: string) => (isSecretName(name) ? `<${name}${space}>***` : whole));

function maskedJson(text: string): string {
  let [masked, at] = ['', 0];
  while (at < text.length) {
    jsonName.lastIndex = at;
    const found = text[at] === '"' ? jsonName.exec(text) : null;
    // A text that isn't a name is skipped as a whole, because it can contain quotes.
    const end = found === null ? endOfValue(text, at) : jsonName.lastIndex;
    masked += found === null ? withinText(text.slice(at, end)) : text.slice(at, end);
    at = end;
    if (found === null || !isSecretName(unescaped(found[1] ?? ''))) continue;
    at = endOfMember(text, at);
    masked += '"***"';
  }
  return masked;
}

/** A name or value without the escapes of JSON. The end of a value can be missing. */
function unescaped(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return raw.replaceAll(/\\(.)/gs, '$1');
  }
}

/** A value that can be JSON in a text, with its credentials masked. */
function withinText(value: string): string {
  if (!value.startsWith('"') || !value.includes('\\')) return value;
  const inner = unescaped(value.slice(1, value.endsWith('"') ? -1 : undefined));
  const masked = maskedText(inner);
  return masked === inner ? value : JSON.stringify(masked);
}

/** The end of a text at this position, or of this character. */
function endOfValue(text: string, at: number): number {
  if (text[at] !== '"') return at + 1;
  jsonValue.lastIndex = at;
  return jsonValue.test(text) ? Math.max(at + 1, jsonValue.lastIndex) : at + 1;
}

/** The end of the value at this position: a text, a number, or a list or object with all that it contains. */
function endOfMember(text: string, at: number): number {
  if (text[at] !== '[' && text[at] !== '{') {
    jsonValue.lastIndex = at;
    return jsonValue.test(text) ? jsonValue.lastIndex : at;
  }
  let [depth, end] = [0, at];
  do {
    const character = text[end] ?? '';
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    end = endOfValue(text, end);
  } while (depth > 0 && end < text.length);
  return end;
}

/** Controls except tabs and line feeds, separators of lines, marks of the direction of a text, and other invisible characters. */
export const unsafeCharacters: RegExp =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]+/gu; // oxlint-disable-line no-control-regex -- they are replaced

/** Returns a text without characters that change what a terminal shows. It may quote a server, a broker or a request. */
export const forTerminal = (text: string): string => text.replaceAll(unsafeCharacters, ' ');
