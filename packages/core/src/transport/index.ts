export { createFetchTransport } from './create-fetch-transport.ts';
export type { FetchFunction } from './fetch-transport.ts';
export {
  BodyTooLargeError,
  type Transport,
  type TransportResponse,
  type TransportBody,
  type TransportRequest,
} from './transport.ts';
