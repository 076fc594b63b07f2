import { readFileSync } from 'node:fs';
import type { Transport, TransportRequest } from '@tradelane/core';
import type { Io } from '../io.ts';
import type { Connection } from '../profiles/connection.ts';
import type { OperationRow, SurfaceRow } from '../table/rows.ts';
import { checksOf } from '../table/client-package.ts';
import { openClient } from './client.ts';
import { shellWord } from './example.ts';
import type { PartValues } from './flags.ts';
import { invoke, type Input } from './invoke.ts';

/** Origin that stands for the sandbox of this process, which has no port. */
const sandboxOrigin = 'http://localhost:4010';

/**
 * Returns the requests of a call as curl commands. The client writes them, and nothing is sent. The credential is a
 * variable of the shell.
 */
export async function curlOf(
  io: Io,
  surface: SurfaceRow,
  row: OperationRow,
  connection: Connection,
  call: { readonly input: Input; readonly parts: PartValues; readonly options: object },
): Promise<readonly string[]> {
  const requests: TransportRequest[] = [];
  const transport: Transport = (request) => {
    requests.push(request);
    return Promise.reject(new Error('dry run'));
  };
  const isKey = connection.auth !== undefined && 'apiKey' in connection.auth;
  const { fetch, baseUrl } = connection;
  const client = await openClient(
    io,
    surface,
    {
      label: connection.label,
      baseUrl: fetch === undefined ? baseUrl : new URL(new URL(baseUrl).pathname, sandboxOrigin).href,
      auth: isKey ? { apiKey: 'key' } : { token: 'token' },
    },
    { ...(await checksOf(surface)), transport, maxAttempts: 1, rateLimiting: false, hooks: {} },
  );
  try {
    await invoke(client, row, call.input, call.options);
  } catch (error) {
    // Invalid arguments fail before a request exists.
    if (requests.length === 0) throw error;
  }
  const credential = isKey ? '-H "Authorization: $TRADELANE_API_KEY"' : '-H "Authorization: Bearer $TRADELANE_TOKEN"';
  return requests.map((request) => commandOf(request, row, credential, call));
}

function commandOf(
  { method, url, headers, body }: TransportRequest,
  row: OperationRow,
  credential: string,
  { parts }: { readonly parts: PartValues },
): string {
  const isForm = row.body?.kind === 'multipart';
  const words = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellWord(url)}`,
    ...(headers['authorization'] === undefined ? [] : [credential]),
    `-H ${shellWord(`Accept: ${headers['accept'] ?? '*/*'}`)}`,
    ...(isForm || headers['content-type'] === undefined
      ? []
      : [`-H ${shellWord(`Content-Type: ${headers['content-type']}`)}`]),
    ...(isForm ? formOf(parts) : typeof body === 'string' ? [`--data-raw ${shellWord(body)}`] : []),
    ...(method !== 'GET' && body === undefined ? ["-H 'Content-Length: 0'"] : []),
  ];
  return words.join(' \\\n  ');
}

function formOf(parts: PartValues): readonly string[] {
  return [...parts].flatMap(([name, { kind, values }]) =>
    values.map((value) => {
      if (kind === 'file' || kind === 'files') return `-F ${shellWord(`${name}=@${value}`)}`;
      if (kind === 'text') return `--form-string ${shellWord(`${name}=${value}`)}`;
      const text = value.startsWith('@') ? readFileSync(value.slice(1), 'utf8').trim() : value;
      return `-F ${shellWord(`${name}=${text};type=application/json`)}`;
    }),
  );
}
