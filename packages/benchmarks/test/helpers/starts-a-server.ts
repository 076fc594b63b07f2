// Starts a server as a figure does, reports its address and waits to be killed.
import { say, serve } from '../../src/measure/child.ts';

const { url } = await serve('servers/responses.ts');
say(url);
setInterval(() => undefined, 1_000);
