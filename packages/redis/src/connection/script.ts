import { createHash } from 'node:crypto';

/** A Lua script, sent by its digest, or as text if the server doesn't know it. */
export class Script {
  readonly source: string;
  readonly digest: string;

  constructor(source: string) {
    this.source = source;
    this.digest = createHash('sha1').update(source).digest('hex');
  }
}
