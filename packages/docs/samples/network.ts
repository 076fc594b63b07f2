import type { Transport } from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';
import { Agent, ProxyAgent } from 'undici';

// #region proxy
/** What to pass as `transport` behind a proxy: `http://user:password@proxy.example.com:3128`. */
export function throughProxy(proxyUrl: string): Transport {
  return createNodeTransport({ dispatcher: new ProxyAgent(proxyUrl) });
}
// #endregion proxy

// #region certificate
/** What to pass as `transport` where the host has a certificate of a private authority. */
export function trusting(certificateAuthority: string): Transport {
  return createNodeTransport({ dispatcher: new Agent({ connect: { ca: certificateAuthority } }) });
}
// #endregion certificate
