import page from '#dashboard';
import { type Access, forbidden } from '../http/front.ts';
import type { SandboxRequest, SandboxResponse } from '../http/request.ts';

type Handle = (inbound: SandboxRequest) => SandboxResponse | Promise<SandboxResponse>;

/** The page may run its own script and ask its own sandbox, nothing else, and no other page may show it within itself. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the dashboard at `/`, and passes other requests along. */
export const withDashboard =
  (handle: Handle, access: Access): Handle =>
  (inbound) =>
    inbound.target === '/' && (inbound.method === 'GET' || inbound.method === 'HEAD')
      ? (forbidden(inbound, access) ?? {
          status: 200,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policy,
            'cache-control': 'no-store',
          },
          body: page,
        })
      : handle(inbound);
