import { refuseReadBody } from './read-body.ts';
import type { StreamWriter } from './fetch-transport.ts';
import { writeStream } from './stream-body.ts';

/** Bodies that are streams, unless one was read before. By itself, since what looks at streams is for those who send some. */
export const writeUnread: StreamWriter = (init, body, request) => {
  refuseReadBody(body);
  return writeStream(init, body, request);
};
