export { createFetchTransport, type FetchFunction } from './fetch-transport.ts';
export {
  BodyTooLarge,
  type Transport,
  type TransportAnswer,
  type TransportBody,
  type TransportRequest,
} from './transport.ts';
