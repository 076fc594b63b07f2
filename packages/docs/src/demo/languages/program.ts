import type { After, DemoBody, DemoCall, DemoFile } from '../call.ts';
import type { Credential } from '../callers.ts';

/** A call with everything that a program in another language needs to send it. */
export interface Program {
  readonly call: DemoCall;
  readonly credential: Credential;
  /** URLs of the servers, by the variable of a base URL. */
  readonly urls: Readonly<Record<string, string>>;
}

/** One request of a program. */
export interface Step {
  readonly call: DemoCall;
  /** The value of the response that the next request needs. Undefined for the last request. */
  readonly taken: After | undefined;
}

/** The requests of a program, in their order. */
export function stepsOf(call: DemoCall, taken?: After): readonly Step[] {
  return [...(call.after === undefined ? [] : stepsOf(call.after.call, call.after)), { call, taken }];
}

/** The fields of a form as texts. */
export function formOf({ value }: DemoBody): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(value as object).map(([name, entry]) => [name, String(entry)]));
}

/** The form of a request that exchanges the credentials of a client for a token. */
export function tokenForm({ id, secret }: Extract<Credential, { kind: 'client' }>): Readonly<Record<string, string>> {
  return { grant_type: 'client_credentials', client_id: id, client_secret: secret };
}

/** A part of a multipart body: a file, JSON or a text. */
export interface SentPart {
  readonly name: string;
  readonly file: DemoFile | undefined;
  readonly json: unknown;
  readonly text: string;
}

/** The parts of a multipart body, one for each file. */
export function partsOf({ value, parts }: DemoBody): readonly SentPart[] {
  const members = value as Readonly<Record<string, unknown>>;
  return parts.flatMap(({ name, kind, files }): readonly SentPart[] =>
    kind === 'file' || kind === 'files'
      ? files.map((file) => ({ name, file, json: undefined, text: '' }))
      : [{ name, file: undefined, json: kind === 'json' ? members[name] : undefined, text: String(members[name]) }],
  );
}

/** The files of all requests. */
export function filesOf(steps: readonly Step[]): readonly DemoFile[] {
  const files = steps.flatMap(({ call: { body } }) => (body?.parts ?? []).flatMap((part) => part.files));
  return files.filter(({ name }, index) => files.findIndex((file) => file.name === name) === index);
}

/** The words of a name: `import.csv` and `importCsv` have the same. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** `importCsv` of `import.csv`. */
export function camelCase(name: string): string {
  const words = wordsOf(name).map((word) => word.replace(/^\d/, '_$&'));
  return words.map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`)).join('');
}
