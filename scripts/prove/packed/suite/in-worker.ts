/** The suite in a worker that answers requests. Reads worlds from a body and returns results as JSON. */
import { runSuite, type SuiteInput } from './features.ts';
import { callTogether, type Together } from './together.ts';

export default {
  async fetch(request: Request): Promise<Response> {
    const input = (await request.json()) as SuiteInput | Together;
    if (!('calls' in input)) return Response.json(await runSuite(input));
    await callTogether(input);
    return Response.json([]);
  },
};
