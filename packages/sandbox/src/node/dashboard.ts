import page, { data } from '#dashboard';
import { type Access, forbidden } from '../http/front.ts';
import type { SandboxRequest, SandboxResponse } from '../http/request.ts';

type Handle = (inbound: SandboxRequest) => SandboxResponse | Promise<SandboxResponse>;

/** The page may run its own script and ask its own sandbox, nothing else, and no other page may show it within itself. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page, and the data that it reads when a form or a refusal needs it. */
const files: ReadonlyMap<string, readonly [type: string, body: string]> = new Map([
  ['/', ['text/html; charset=utf-8', page]],
  ['/dashboard.json', ['application/json', data]],
]);

/** Serves the dashboard at `/`, and passes other requests along. */
export const withDashboard =
  (handle: Handle, access: Access): Handle =>
  (inbound) => {
    const file = files.get(inbound.target);
    if (file === undefined || (inbound.method !== 'GET' && inbound.method !== 'HEAD')) return handle(inbound);
    const [type, body] = file;
    const headers = { 'content-type': type, 'content-security-policy': policy };
    return forbidden(inbound, access) ?? { status: 200, headers, body };
  };
