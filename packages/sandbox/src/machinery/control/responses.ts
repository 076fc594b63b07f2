import { isSliced, type Slices } from '../clock/turns.ts';
import type { SandboxResponse } from '../http/request.ts';
import { isLarge, textPieces } from '../store/index.ts';

const encoder = new TextEncoder();

/** The result of a call whose body isn't plain JSON. */
export class OwnResponse {
  readonly outbound: SandboxResponse;

  constructor(contentType: string, body: NonNullable<SandboxResponse['body']>) {
    this.outbound = { status: 200, headers: { 'content-type': contentType }, body };
  }
}

/** A JSON response. A large one is serialized in slices. */
export function* jsonOf(value: object, status = 200): Slices<SandboxResponse> {
  const headers = { 'content-type': 'application/json' };
  if (!isLarge(value)) return { status, headers, body: JSON.stringify(value) };
  const body: Uint8Array[] = [];
  for (const text of textPieces(value)) {
    body.push(encoder.encode(text));
    yield;
  }
  return { status, headers, body };
}

/** Whether a call returned unfinished slices. */
export const isInSlices = (returned: object): returned is Slices<object> => isSliced(returned);
