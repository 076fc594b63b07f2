import { StoreError } from '../store/index.ts';
import { preflight, withCors } from './cors.ts';
import { type Access, objection, type Objection } from './guard.ts';
import type { SandboxRequest, SandboxResponse } from './request.ts';

type Responding = SandboxResponse | Promise<SandboxResponse>;

interface FrontOptions {
  readonly access: Access;
  /** Called before each request that is let in. */
  readonly before: () => void;
  /** Called after each of them. */
  readonly after: () => void;
  /** Called with a failure of the sandbox itself, for which the response is 500. */
  readonly onFailure: (error: unknown) => void;
}

/** Path below which the control API stands. */
export const controlPath = '/__sandbox';

const refusal = ({ status, code, message }: NonNullable<Objection>): SandboxResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ code, message }),
});

/** Where every request comes in: lets in whom it may, tells them apart, and has a response for what fails. */
export function guarded(
  respond: (inbound: SandboxRequest, isControl: boolean) => Responding,
  { access, before, after, onFailure }: FrontOptions,
): (inbound: SandboxRequest) => Responding {
  const failed = (error: unknown): SandboxResponse => {
    onFailure(error);
    const message =
      error instanceof StoreError
        ? error.message
        : 'The sandbox failed. See its console, or the error that onFailure received.';
    return refusal({ status: 500, code: 'UNEXPECTED', message });
  };
  const attempt = (inbound: SandboxRequest, isControl: boolean): Responding => {
    try {
      before();
      const outbound = respond(inbound, isControl);
      return 'then' in outbound ? outbound.catch(failed) : outbound;
    } catch (error) {
      return failed(error);
    }
  };
  return (inbound) => {
    const isControl = inbound.target.startsWith(`${controlPath}/`);
    const refused = objection(inbound, isControl, access);
    if (refused !== undefined) return refusal(refused);
    const early = preflight(inbound);
    if (early !== undefined) return withCors(inbound, early);
    const finish = (outbound: SandboxResponse): SandboxResponse => {
      after();
      return withCors(inbound, outbound);
    };
    const outbound = attempt(inbound, isControl);
    return 'then' in outbound ? outbound.then(finish) : finish(outbound);
  };
}
