import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { basketTokens } from '../generate/audience.ts';
import { root } from '../packages.ts';

test.each(['packages/basket/README.md', 'packages/docs/guides/storefront.md'])(
  '%s tells the token of a shopper, which a browser may hold, from that of the server',
  (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(basketTokens);
  },
);
