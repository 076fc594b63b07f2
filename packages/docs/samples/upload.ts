import { fileFromPath } from '@tradelane/core/node';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [orderId = 'acme_ORD-1001', path = 'label.pdf'] =
  process.argv.slice(2);

const file = await fileFromPath(path);
const { action_id } = await hub.documents.upload(
  orderId,
  { file, metadata: { type: 'RETURN_LABEL', filename: file.name } },
  { onProgress: ({ bytes }) => console.log(`${bytes} bytes sent`) },
);
console.log(`uploaded: action ${action_id}`);
