/** The deprecated operations of the instance. Each names its replacement. */
import { describe, expect, it } from 'vitest';
import { clients } from '../src/clients.ts';
import { routes } from '../src/document.ts';
import { readDocument } from '../src/surfaces.ts';

/** The documents list exactly these (OR12, OR26, OR41, OR42, OF26 and OF51 on the wire), with their replacements. */
const deprecated: Readonly<Record<string, string>> = {
  RE02: 'RE01',
  RE11: 'RE02',
  RE12: 'RE02',
  RE14: 'RE02',
  M01: 'M11',
  OR42: 'OR43',
  OR12: 'OR11',
  OR26: 'OR28',
  OR41: 'M11',
  OF26: 'OF22',
  OF51: 'OF52',
};

describe('deprecated operations of the instance', () => {
  it.each(clients.filter(({ surface }) => /-(seller|operator|front)$/.test(surface)))(
    'E07, AS83: $surface marks the deprecated operations of the documents',
    ({ surface }) => {
      const marked = routes(readDocument(surface)).flatMap(({ operation }) => {
        const { deprecated: isMarked, 'x-replaced-by': replacement } = operation as {
          deprecated?: boolean;
          'x-replaced-by'?: string;
        };
        return isMarked ? [[operation.operationId, replacement]] : [];
      });
      for (const [id = '', replacement] of marked) expect(replacement).toBe(deprecated[id]);
      const expected = routes(readDocument(surface)).filter(({ operation }) => operation.operationId in deprecated);
      expect(marked).toHaveLength(expected.length);
    },
  );
});
