import { randomId } from '../platform/platform.ts';
import type { Credential } from '../auth/strategy.ts';
import { maskCredential } from './mask-credential.ts';

const requestIdHeaders: readonly string[] = ['x-request-id', 'x-correlation-id', 'request-id'];

/** Returns the server's ID of the request, from headers in common use (own assumption, the documents name none). */
export function requestIdOf(headers: Headers, credential?: Credential): string | undefined {
  for (const name of requestIdHeaders) {
    const id = headers.get(name);
    if (id !== null && id !== '') return maskCredential(id, credential).slice(0, 200);
  }
  return undefined;
}

/** The correlation ID of a call, created on first use because most calls don't need it. */
export class CallId {
  #value: string | undefined;

  constructor(given: string | undefined) {
    this.#value = given;
  }

  get value(): string {
    return (this.#value ??= randomId());
  }
}
