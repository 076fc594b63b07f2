// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ResponseShapes } from '@tradelane/workflows/check';

/** What the description promises for the responses of reads. */
export const shapes: ResponseShapes = {
  reads: {
    "getStoreWarehouses": {"status":200,"body":{"types":["array"],"items":{"ref":"Warehouse"}}},
  },
  definitions: {
    "Warehouse": {"types":["object"],"properties":{"code":{"types":["string"]},"name":{"types":["string"]}},"required":["code","name"]},
  },
};
