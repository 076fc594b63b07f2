import { refuseReadBody } from './read-body.ts';
import type { StreamWriter } from './fetch-transport.ts';
import { writeStream } from './stream-body.ts';

/** Adds streams that weren't read before. In its own file, because only clients that send streams need it. */
export const writeUnread: StreamWriter = (init, body, request) => {
  refuseReadBody(body);
  return writeStream(init, body, request);
};
