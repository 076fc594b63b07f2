// What only calls with files need. It is loaded before the first one is sent, so that no response is lost.
export { multipartBody } from './multipart.ts';
export { openResponse } from './open-response.ts';
