import { count } from '../../../program.mjs';

export const runtime = 'edge';
export const dynamic = 'force-dynamic';

export const GET = async () =>
  Response.json({ runtime: globalThis.EdgeRuntime, orders: await count() });
