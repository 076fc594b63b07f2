import * as schemas from '@tradelane/hub/schemas';
import { findUnsafeInteger } from '../../../core/src/call/results/unsafe-integer.ts';
import { atMost, type Figure } from '../measure/figure.ts';
import { cpuPerCall } from '../measure/rounds.ts';
import { demoOrders } from '../servers/demo-orders.ts';

/** What it costs to look at a response, beside parsing it. */
export const validation: Figure = {
  title: 'Checking a list page of 217 KB',
  method:
    'A page of orders that the sandbox made, parsed, and checked against the schemas of the document (when asked for); and what is always looked at: that the rows are an array, that no integer would be rounded.',
  peers: ['zod'],
  async measure(quick) {
    const text = JSON.stringify({ data: await demoOrders(217 * 1024) });
    const value = JSON.parse(text) as { readonly data: unknown };
    const schema = schemas.responses['v2-listOrders'];
    if (schema?.safeParse(value).success !== true)
      throw new Error('The page of the sandbox is not what the schema says');
    const taken = await cpuPerCall(
      [
        { name: 'JSON.parse', run: async () => JSON.parse(text) as unknown },
        { name: 'zod, when asked for', run: async () => schema.safeParse(value) },
        { name: 'rows are an array', run: async () => Array.isArray(value.data) },
        { name: 'no integer is rounded', run: async () => findUnsafeInteger(text) },
      ],
      { rounds: quick ? 3 : 15, calls: quick ? 100 : 400, atOnce: 1 },
    );
    const of = (name: string): number => taken.get(name) ?? Number.NaN;
    return {
      charts: [
        {
          title: 'CPU for a page of 217 KB',
          unit: 'µs',
          rows: [...taken].map(([name, value]) => ({ name, value, ours: name !== 'JSON.parse' })),
        },
      ],
      verdicts: [
        atMost('zod, when asked for, against JSON.parse', of('zod, when asked for') / of('JSON.parse'), 0.5, ' ×'),
        atMost('Envelope check, always, against JSON.parse', of('rows are an array') / of('JSON.parse'), 0.01, ' ×'),
      ],
    };
  },
};
