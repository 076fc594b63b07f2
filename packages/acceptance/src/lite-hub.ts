import {
  asFile,
  asJson,
  asNothing,
  createLite,
  form,
  json,
  type LiteOperation,
  type LiteOptions,
} from '@tradelane/core/lite';
import type { Hub } from '@tradelane/hub';

/** The methods of a hub client that the suites about hostile servers call. */
export type HostileCalls = Readonly<{
  actions: Pick<Hub['actions'], 'get'>;
  conversations: Pick<Hub['conversations'], 'reply'>;
  documents: Pick<Hub['documents'], 'list' | 'download' | 'upload'>;
  orders: Pick<Hub['orders'], 'cancel' | 'refund'>;
  returns: Pick<Hub['returns'], 'accept' | 'close'>;
  shipments: Pick<Hub['shipments'], 'create'>;
}>;

const get = (id: string, path: string, more: Partial<LiteOperation> = {}): LiteOperation => ({
  id,
  method: 'GET',
  path: `/api${path}`,
  read: asJson,
  ...more,
});
const unsafe = (id: string, method: 'POST' | 'PUT', path: string, more: Partial<LiteOperation>): LiteOperation => ({
  ...get(id, path, more),
  method,
  isUnsafe: true,
});

const operations = {
  status: get('v2-getActionStatus', '/v2/orders/actions/{id}'),
  documents: get('v2-listOrderDocuments', '/v2/orders/documents'),
  download: get('v2-downloadOrderDocuments', '/v2/orders/{id}/documents', { read: asFile }),
  upload: unsafe('v2-uploadOrderDocument', 'POST', '/v2/orders/{id}/documents', {
    parts: { file: 'file!', metadata: 'json!' },
    write: form,
  }),
  cancel: unsafe('v2-cancelOrderLines', 'POST', '/v2/orders/{id}/cancel', { write: json }),
  refund: unsafe('v2-refundOrderLines', 'POST', '/v2/orders/{id}/refund', { write: json }),
  ship: unsafe('v2-createShipment', 'POST', '/v2/orders/{id}/shipments', { write: json }),
  accept: unsafe('v2-acceptReturn', 'PUT', '/v2/orders/returns/{id}/accept', { write: json }),
  close: unsafe('v2-closeReturn', 'PUT', '/v2/orders/returns/{id}/close', { read: asNothing }),
  reply: unsafe('createMessage', 'POST', '/conversations/{id}/messages', {
    parts: { message_input: 'json!', files: 'files' },
    write: form,
  }),
} satisfies Record<string, LiteOperation>;

/** The hub by `createLite`, so that the suites about hostile servers run on it as on a client. */
export function createLiteHub(options: LiteOptions): HostileCalls {
  const lite = createLite(options);
  const call =
    (operation: LiteOperation) =>
    (id: string, body?: unknown, own?: object): Promise<unknown> =>
      operation.write
        ? lite(operation, { path: { id }, body }, own)
        : lite(operation, { path: { id } }, body as object);
  return {
    actions: { get: call(operations.status) },
    conversations: { reply: call(operations.reply) },
    documents: {
      list: (_query?: object, own?: object) => lite(operations.documents, {}, own),
      download: call(operations.download),
      upload: call(operations.upload),
    },
    orders: { cancel: call(operations.cancel), refund: call(operations.refund) },
    returns: { accept: call(operations.accept), close: call(operations.close) },
    shipments: { create: call(operations.ship) },
    // The suites read no members of lists and files, which `createLite` doesn't have.
  } as unknown as HostileCalls;
}
