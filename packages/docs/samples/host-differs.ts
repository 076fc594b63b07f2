import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import type { Middleware } from '@tradelane/core';

/** For a host that knows `FAILED` only, and has another path. */
const asHostExpects: Middleware = (request, next) => {
  const { operation, body, url } = request;
  if (operation === 'updateActionStatus' && typeof body === 'string') {
    const failure = /"status":"FAILURE"/;
    const changed = body.replace(failure, '"status":"FAILED"');
    return next({ ...request, body: changed });
  }
  if (operation === 'deleteOrderDocument') {
    const path = /\/orders\/[^/]+\/documents\/(?=[^/]+$)/;
    return next({
      ...request,
      url: url.replace(path, '/orders/documents/'),
    });
  }
  return next(request);
};

const platform = createChannelPlatform({
  ...channelPlatformOptionsFromEnv(),
  middleware: [asHostExpects],
});
const [order, document, actionId = ''] = process.argv.slice(2);
if (order !== undefined && document !== undefined) {
  const origin = { channel_id: 'acme_web', channel_store_id: 'store_1' };
  await platform.documents.delete(order, document, { origin });
  const message = 'The carrier refused the parcel.';
  await platform.actions.fail(actionId, [{ code: 'OTHER', message }]);
}
