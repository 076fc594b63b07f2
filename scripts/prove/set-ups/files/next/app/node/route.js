import { count } from '../../../program.mjs';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const GET = async () =>
  Response.json({
    runtime: globalThis.EdgeRuntime ?? 'node',
    orders: await count(),
  });
