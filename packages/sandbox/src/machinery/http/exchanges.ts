import type { Refusal } from '../errors/index.ts';
import type { Exchange } from './exchange.ts';
import type { Inbound, Outbound } from './inbound.ts';

const [most, mostOfBodyInCharacters] = [200, 4000];

/** Names of values that nobody should read over a shoulder. */
const secrets = /((?:client_secret|access_token|token|api_key)(?:"\s*:\s*"|=))[^"&\s]*/gi;

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

const isText = (contentType: string | undefined): boolean => /json|text|urlencoded|xml|csv/.test(contentType ?? 'json');

function shown(whole: Outbound['body'], contentType: string | undefined): string | undefined {
  const isInPieces = whole !== undefined && typeof whole !== 'string' && !(whole instanceof Uint8Array);
  // What is in pieces is longer than what is shown of it.
  const body = isInPieces ? whole[0] : whole;
  if (body === undefined || body.length === 0) return undefined;
  const length = isInPieces ? whole.reduce((sum, piece) => sum + piece.length, 0) : body.length;
  if (!isText(contentType)) return `${length} bytes`;
  // A part of a text keeps all of it in memory; one that is decoded is a text of its own.
  const begin =
    typeof body === 'string'
      ? encoder.encode(body.slice(0, mostOfBodyInCharacters))
      : body.subarray(0, mostOfBodyInCharacters);
  const text = decoder.decode(begin);
  return `${text.replaceAll(secrets, '$1***')}${length > mostOfBodyInCharacters ? ' …' : ''}`;
}

/** The latest requests. */
export class Exchanges {
  #latest: Exchange[] = [];
  #id = 0;

  add(
    inbound: Inbound,
    outbound: Outbound,
    time: string,
    operation: string | null,
    refusal: Refusal | undefined,
  ): void {
    this.#id += 1;
    const contentType = inbound.header('content-type');
    const request = shown(inbound.body, contentType);
    const response = shown(outbound.body, outbound.headers['content-type']);
    this.#latest.push({
      id: this.#id,
      time,
      operation,
      method: inbound.method,
      url: (inbound.origin + inbound.target).replaceAll(secrets, '$1***'),
      status: outbound.drop === true ? 0 : outbound.status,
      ...(contentType !== undefined && { content_type: contentType }),
      ...(request !== undefined && { request }),
      ...(request !== undefined &&
        (!isText(contentType) || inbound.body.length > mostOfBodyInCharacters) && { request_cut: true as const }),
      ...(response !== undefined && { response }),
      ...(refusal !== undefined && {
        refusal: { code: refusal.code, message: refusal.message, fields: refusal.fields },
      }),
    });
    if (this.#latest.length > most) this.#latest.shift();
  }

  /** Id of the latest, 0 before the first. */
  get latest(): number {
    return this.#id;
  }

  /** Those behind an id, oldest first. */
  after(id: number): readonly Exchange[] {
    return this.#latest.filter((one) => one.id > id);
  }

  clear(): void {
    this.#latest = [];
  }
}
