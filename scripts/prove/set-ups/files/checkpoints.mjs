import { createFileCheckpoints } from '@tradelane/core/sqlite';

const store = createFileCheckpoints('out/checkpoints.db');
store.write([{ key: 'a', value: '1' }]);
if (store.read('a').get('a') !== '1')
  throw new Error('the checkpoint was not kept');
