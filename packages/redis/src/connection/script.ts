import { createHash } from 'node:crypto';

/** A Lua script, which Redis carries out in one step. Sent by its digest; whole where the server does not know it yet. */
export class Script {
  readonly source: string;
  readonly digest: string;

  constructor(source: string) {
    this.source = source;
    this.digest = createHash('sha1').update(source).digest('hex');
  }
}
