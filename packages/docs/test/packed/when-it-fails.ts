import { reactionTo } from '../../samples/errors.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const seen = async (call: PromiseLike<unknown>): Promise<string> => {
  try {
    await call;
    return 'nothing failed';
  } catch (error) {
    return reactionTo(error);
  }
};
const unknownAction = await seen(world.hub.actions.get('none'));
const badArgument = await seen(world.hub.orders.list({ limit: 'many' as unknown as number }));
world.sandbox.faults.add({ operation: 'v2-acceptOrderLines', status: 503, times: 1 });
const lost = await seen(world.hub.orders.accept('acme_ORD-1001', { order_lines: [{ id: 'any', accepted: true }] }));
console.log(JSON.stringify({ unknownAction, badArgument, lost }));
world.close();
