/** The suite in a worker that answers requests: worlds come in a body, results go out as JSON. */
import { runSuite, type SuiteInput } from './features.ts';

export default {
  async fetch(request: Request): Promise<Response> {
    return Response.json(await runSuite((await request.json()) as SuiteInput));
  },
};
