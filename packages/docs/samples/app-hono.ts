import { ApiError, TradelaneError } from '@tradelane/core';
import { decideRetry } from '@tradelane/workflows';
import { createHub, type Hub, hubOptionsFromEnv } from '@tradelane/hub';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

// One client for the whole app, because it keeps the token and the limits.
const hub = createHub(hubOptionsFromEnv());
const withHub = createMiddleware<{ Variables: { hub: Hub } }>(
  async (context, next) => {
    context.set('hub', hub);
    await next();
  },
);

const app = new Hono();
app.get('/actions/:id', withHub, async (context) => {
  // The call ends when the caller disconnects.
  const action = await context.var.hub.actions.get(
    context.req.param('id'),
    {
      signal: context.req.raw.signal,
    },
  );
  return context.json(action);
});

/** Turns the error of a call into a response for the caller of this app. */
app.onError((error, context) => {
  if (!(error instanceof TradelaneError)) throw error;
  const next = decideRetry(error);
  const body = { code: error.code, outcome: error.outcome };
  if (next.kind === 'retry') {
    const inMs = next.at
      ? Math.max(0, next.at.getTime() - Date.now())
      : 5_000;
    return context.json(body, 503, {
      'Retry-After': String(Math.ceil(inMs / 1_000)),
    });
  }
  return context.json(
    body,
    error instanceof ApiError && error.status === 404 ? 404 : 502,
  );
});

// Requests to the app without a server. To serve it, pass `app.fetch` to
// your runtime.
for (const id of process.argv.slice(2)) {
  const response = await app.request(`/actions/${id}`);
  console.log(
    response.status,
    response.headers.get('Retry-After') ?? '',
    await response.text(),
  );
}
