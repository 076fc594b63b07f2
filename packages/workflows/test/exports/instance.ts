import { createWorld, type Handler, json, type World } from '../../../core/test/support/world.ts';
import type { ClientOptions } from '@tradelane/core';
import type { RowExportOptions } from '../../src/index.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { RowExport } from '../../src/runtime.ts';

const start = {
  id: 'start',
  method: 'POST',
  path: '/v2/exports',
  body: 'json',
  bodyOptional: true,
  retry: 'unsafe',
  longRunning: {
    kind: 'export',
    id: 'tracking_id',
    status: 'status',
    state: 'status',
    succeeded: ['COMPLETED'],
    failed: ['FAILED', 'CANCELED'],
  },
} as const satisfies OperationDescriptor;
const status: OperationDescriptor = { id: 'status', method: 'GET', path: '/v2/exports/{tracking_id}' };
const chunk: OperationDescriptor = { id: 'chunk', method: 'GET', path: '', response: 'file' };

/** The operations of an export, without limits. */
export const exportOperations = { start, status, chunk };
const daily = { ...start, rate: { maximum: [{ requests: 1, periodInMs: 86_400_000 }] } };

export interface Row {
  readonly id: string;
}

/** The address of a file: its export, when it was issued, and its number, from 0. */
interface Address {
  readonly export: string;
  readonly issuedAtInMs: number;
  readonly number: number;
}

/**
 * Exports of one file each, or of `files`, whose addresses change with each request for the status. `hasFailed` states
 * which ones failed.
 */
export function instance(
  file: (address: Address) => Response | Promise<Response>,
  options: Partial<ClientOptions> = { maxAttempts: 1 },
  files = 1,
  hasFailed: (id: string) => boolean = () => false,
): World & {
  readonly started: unknown[];
  rows(body: object | undefined, options: RowExportOptions): RowExport<Row>;
} {
  const started: unknown[] = [];
  const handler: Handler = ({ path, method, body }) => {
    if (method === 'POST') return json({ tracking_id: `t${started.push(JSON.parse(body))}` });
    const [of = '', issuedAtInMs, number] = (path.split('/').at(-1) ?? '').split('-');
    if (issuedAtInMs !== undefined)
      return file({ export: of, issuedAtInMs: Number(issuedAtInMs), number: Number(number) });
    if (hasFailed(of)) return json({ status: 'FAILED' });
    const urls = Array.from(
      { length: files },
      (_, at) => `https://hub.example.com/files/${of}-${world.clock.now()}-${at}`,
    );
    return json({ status: 'COMPLETED', urls });
  };
  const world = createWorld({ handler });
  const runtime = world.runtime({ rateLimiting: false, ...options });
  return {
    ...world,
    started,
    rows: (body, options) => new RowExport<Row>(runtime, { start: daily, status, chunk }, body, options),
  };
}
