import { RateLimitError } from '@tradelane/core';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub({
  ...hubOptionsFromEnv(),
  hooks: {
    onThrottle: ({ operation, waitInMs }) =>
      console.log(`${operation} waits ${waitInMs} ms for its limit`),
  },
});

// The limit of this operation is one call a minute.
for (const maxWaitInMs of [5_000, 5_000, 90_000]) {
  try {
    const page = await hub.orders.list(
      { statuses: ['AWAITING_ACCEPTANCE'], limit: 100 },
      { maxWaitInMs },
    );
    console.log(`${page.items.length} new orders`);
  } catch (error) {
    if (!(error instanceof RateLimitError)) throw error;
    console.log(`call again at ${error.retryAt.toISOString()}`);
  }
}

for (const { key, windows } of hub.limits())
  for (const { used, requests } of windows)
    console.log(`${key}: ${used} of ${requests} used`);
