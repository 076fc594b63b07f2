import { type Collection, collection } from '../store/index.ts';
import type { Caller, World } from '../world/index.ts';
import type { FieldError, HttpError, Rule } from '../errors/index.ts';
import type { SandboxRequest, SandboxResponse } from './request.ts';
import { maskedText, maskedUrl } from '../secrets.ts';

/** A request in the journal. Secrets in the query are masked. Headers and bodies aren't kept. */
export interface JournalEntry {
  /** Twelve digits that increase with each request. */
  readonly id: string;
  /** Time of the response by the sandbox's clock, as RFC 3339. */
  readonly time: string;
  /** Surface of the operation. Null if no operation matched. */
  readonly surface: string | null;
  /** ID of the operation. Null if no operation matched. */
  readonly operation: string | null;
  /** HTTP method. */
  readonly method: string;
  /** Path and query, with secrets masked. */
  readonly path: string;
  /** HTTP status of the response. */
  readonly status: number;
}

const journal: Collection<JournalEntry> = collection('journal');

/** The journal keeps the latest requests only. */
const most = 1000;

const keyOf = (n: number): string => String(n).padStart(12, '0');

export function record(world: World, entry: Omit<JournalEntry, 'id' | 'time'>): void {
  const n = world.next('journal');
  const path = maskedUrl(entry.path);
  const id = keyOf(n);
  world.store.put(journal, id, { id, time: world.time, ...entry, path });
  if (n > most) world.store.delete(journal, keyOf(n - most));
}

export const readJournal = (world: World): readonly JournalEntry[] =>
  [...world.store.scan(journal)].map(({ value }) => value);

/** A request with both messages, as people want to see it. Kept in memory only, and shortened. */
export interface Exchange {
  /** Counts from 1. */
  readonly id: number;
  readonly time: string;
  readonly operation: string | null;
  /** Surface of the operation. */
  readonly surface: string | null;
  /** Name of the credential, if the sandbox knows it. */
  readonly caller?: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** Time that the sandbox took, in milliseconds. */
  readonly duration_ms: number;
  /** Headers of the request and the response. Credentials are masked. */
  readonly request_headers: Readonly<Record<string, string>>;
  readonly response_headers: Readonly<Record<string, string>>;
  readonly content_type?: string;
  readonly request?: string;
  /** Whether `request` lacks a part of the body. */
  readonly request_cut?: true;
  readonly response?: string;
  /** The reason of a refusal: the rule and the invalid fields. */
  readonly refusal?: {
    readonly code: string;
    readonly message: string;
    readonly rule?: Rule;
    readonly fields: readonly FieldError[];
  };
}

const [mostExchanges, mostOfBodyInCharacters] = [200, 4000];

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

const isText = (contentType: string | undefined): boolean => /json|text|urlencoded|xml|csv/.test(contentType ?? 'json');

/** The kept part of a body: its length, and its beginning if it is text. */
interface Beginning {
  readonly length: number;
  readonly bytes: Uint8Array | undefined;
}

function beginningOf(body: SandboxResponse['body'], contentType: string | undefined): Beginning | undefined {
  if (body === undefined || body.length === 0 || (typeof body === 'object' && 'parts' in body)) return undefined;
  const { length } = body;
  if (!isText(contentType)) return { length, bytes: undefined };
  // A slice of a text or of bytes keeps all of it in memory, so this makes a copy.
  const bytes =
    typeof body === 'string'
      ? encoder.encode(body.slice(0, mostOfBodyInCharacters))
      : new Uint8Array(body.subarray(0, mostOfBodyInCharacters));
  return { length, bytes };
}

function shown({ length, bytes }: Beginning): string {
  if (bytes === undefined) return `${length} bytes`;
  return `${maskedText(decoder.decode(bytes))}${length > mostOfBodyInCharacters ? ' …' : ''}`;
}

/** Headers that never contain a credential. Clients send credentials under many names. */
const plainHeaders =
  /^(?:accept.*|access-control-.*|allow|cache-control|connection|content-.*|date|etag|expect|host|if-.*|keep-alive|origin|pragma|retry-after|sec-.*|te|trace(?:parent|state)|transfer-encoding|upgrade-insecure-requests|user-agent|vary|(?:x-)?(?:correlation|request)-id|x-ratelimit-.*)$/;

/** Headers that contain a URL. */
const urlHeaders = /^(?:link|location|referer)$/;

/** Headers as they are shown. The scheme of a credential stays. */
const shownHeaders = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (plainHeaders.test(name)) return [name, maskedUrl(value)];
      return [name, urlHeaders.test(name) ? maskedText(value) : `${/^Bearer /i.test(value) ? 'Bearer ' : ''}***`];
    }),
  );

/** The journal's input about a request with its response. */
export interface Answered {
  readonly inbound: SandboxRequest;
  readonly outbound: SandboxResponse;
  readonly time: string;
  readonly surface: string | null;
  readonly operation: string | null;
  readonly caller: Caller | undefined;
  readonly refusal: HttpError | undefined;
  readonly durationInMs: number;
}

/** An exchange in memory. Its texts are made when they are read. */
interface Kept extends Omit<Exchange, 'request' | 'response'> {
  readonly request: Beginning | undefined;
  readonly response: Beginning | undefined;
}

const exchangeOf = ({ request, response, url, refusal, ...kept }: Kept): Exchange => ({
  ...kept,
  ...(refusal !== undefined && {
    refusal: {
      ...refusal,
      fields: refusal.fields.map((one) => ({ ...one, message: maskedText(one.message) })),
    },
  }),
  url: maskedUrl(url),
  request_headers: shownHeaders(kept.request_headers),
  response_headers: shownHeaders(kept.response_headers),
  ...(request !== undefined && { request: shown(request) }),
  ...(response !== undefined && { response: shown(response) }),
});

/** The latest requests. */
export class Exchanges {
  /** ID of this run of the sandbox. The next run counts from 1 again. */
  readonly run: string = crypto.randomUUID();
  #latest: Kept[] = [];
  #id = 0;

  add({ inbound, outbound, time, surface, operation, caller, refusal, durationInMs }: Answered): void {
    this.#id += 1;
    const contentType = inbound.header('content-type');
    const request = beginningOf(inbound.body, contentType);
    const response = beginningOf(outbound.body, outbound.headers['content-type']);
    this.#latest.push({
      id: this.#id,
      time,
      operation,
      surface,
      ...(caller !== undefined && { caller: caller.id }),
      method: inbound.method,
      url: inbound.target.startsWith('/') ? inbound.origin + inbound.target : inbound.target,
      status: outbound.drop === true ? 0 : outbound.status,
      duration_ms: Math.round(durationInMs * 100) / 100,
      request_headers: inbound.headers ?? {},
      response_headers: outbound.headers,
      ...(contentType !== undefined && { content_type: contentType }),
      ...(request !== undefined &&
        (!isText(contentType) || inbound.body.length > mostOfBodyInCharacters) && { request_cut: true as const }),
      request,
      response,
      ...(refusal !== undefined && {
        refusal: {
          code: refusal.code,
          message: refusal.text,
          ...(refusal.rule !== undefined && { rule: refusal.rule }),
          fields: refusal.fields,
        },
      }),
    });
    if (this.#latest.length > mostExchanges) this.#latest.shift();
  }

  /** ID of the latest exchange, or 0 before the first. */
  get latest(): number {
    return this.#id;
  }

  /** Exchanges after an ID, oldest first. */
  after(id: number): readonly Exchange[] {
    return this.#latest.filter((one) => one.id > id).map(exchangeOf);
  }
}
