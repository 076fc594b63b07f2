import * as schemas from '@tradelane/hub/schemas';
import { findUnsafeInteger } from '../../../core/src/call/results/unsafe-integer.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { cpuPerCall } from '../measure/rounds.ts';
import { ratiosOf, rowsOf } from '../measure/samples.ts';
import { demoOrders } from '../servers/demo-orders.ts';

const parse = 'JSON.parse';

/** What it costs to look at a response, beside parsing it. */
export const validation: Figure = {
  title: 'Checking a list page of 217 KB',
  method:
    'A page of orders from the sandbox, parsed and, if asked for, checked against the schemas of the document. Two checks always run: the rows are an array, and no integer would be rounded.',
  peers: ['zod'],
  async measure(quick) {
    const text = JSON.stringify({ data: await demoOrders(217 * 1024) });
    const value = JSON.parse(text) as { readonly data: unknown };
    const schema = schemas.responses['v2-listOrders'];
    if (schema?.safeParse(value).success !== true)
      throw new Error('The page of the sandbox is not what the schema says');
    const taken = await cpuPerCall(
      [
        { name: parse, run: async () => JSON.parse(text) as unknown },
        { name: 'zod, when asked for', run: async () => schema.safeParse(value) },
        { name: 'looked at always', run: async () => Array.isArray(value.data) && findUnsafeInteger(text) },
      ],
      quick ? { rounds: 7, calls: 60, atOnce: 1, warmUpInMs: 500 } : { rounds: 15, calls: 400, atOnce: 1 },
    );
    return {
      charts: [{ title: 'CPU for a page of 217 KB', unit: 'µs', rows: rowsOf(taken, (name) => name !== parse) }],
      verdicts: [
        ratioAtMost('zod, when asked for, against JSON.parse', ratiosOf(taken, 'zod, when asked for', parse), 0.5),
        ratioAtMost(
          'Rows and integers, looked at always, against JSON.parse',
          ratiosOf(taken, 'looked at always', parse),
          0.05,
        ),
      ],
    };
  },
};
