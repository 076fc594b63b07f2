import { Octokit } from '@octokit/core';
import { create as createAxios } from 'axios';
import got from 'got';
import { Agent } from 'node:http';
import ky from 'ky';
import OpenAI from 'openai';
import createClient from 'openapi-fetch';
import { Stripe } from 'stripe';
import { request } from 'undici';
import { action } from './address.ts';
import { heyApiClient } from './hey-api.ts';

/** A measured client or library. */
export interface Contender {
  readonly name: string;
  /** Runs the work one time. */
  run(): Promise<unknown>;
}

const authorization = 'Bearer token';
/** Headers that a typical program sends. Tradelane sends the same ones. */
const headers = { accept: 'application/json', 'user-agent': 'benchmark', authorization };

/** The minimum of a program without a library. */
export function bareClients(
  url: string,
  path: string,
): { readonly fetch: Contender; readonly fetchWithSignal: Contender; readonly undici: Contender } {
  return {
    fetch: {
      name: 'fetch',
      async run() {
        const response = await fetch(url + path, { headers });
        if (!response.ok) throw new Error(String(response.status));
        return response.json();
      },
    },
    fetchWithSignal: {
      name: 'fetch with signal',
      async run() {
        const stop = new AbortController();
        const timer = setTimeout(() => stop.abort(), 30_000);
        try {
          const response = await fetch(url + path, { headers, signal: stop.signal });
          if (!response.ok) throw new Error(String(response.status));
          if (Number(response.headers.get('content-length')) > 100 * 1024 * 1024) throw new Error('too long');
          return JSON.parse(await response.text()) as unknown;
        } finally {
          clearTimeout(timer);
        }
      },
    },
    undici: {
      name: 'undici',
      async run() {
        const { statusCode, body } = await request(url + path, { headers });
        if (statusCode !== 200) throw new Error(String(statusCode));
        return body.json();
      },
    },
  };
}

/** Clients without built-in retries. */
export async function plainClients(url: string): Promise<readonly Contender[]> {
  interface paths {
    '/api/v2/orders/actions/{action_id}': {
      get: {
        parameters: { path: { action_id: string } };
        responses: { 200: { content: { 'application/json': Record<string, unknown> } } };
      };
    };
  }
  const openapi = createClient<paths>({ baseUrl: url, headers: { authorization } });
  const heyApi = await heyApiClient({ baseUrl: url, headers: { authorization } });
  const axiosClient = createAxios({
    baseURL: url,
    timeout: 30_000,
    headers: { authorization },
    httpAgent: new Agent({ keepAlive: true }),
  });
  const octokit = new Octokit({ baseUrl: url, auth: 'token' });
  return [
    {
      name: 'openapi-fetch',
      run: () => openapi.GET('/api/v2/orders/actions/{action_id}', { params: { path: { action_id: '4711' } } }),
    },
    {
      name: '@hey-api/openapi-ts',
      run: () =>
        heyApi.get({ url: '/api/v2/orders/actions/{action_id}', path: { action_id: '4711' }, throwOnError: true }),
    },
    { name: 'axios', run: () => axiosClient.get(action) },
    {
      name: '@octokit/core',
      run: () => octokit.request('GET /api/v2/orders/actions/{action_id}', { action_id: '4711' }),
    },
  ];
}

export function retryingClients(url: string): readonly Contender[] {
  const kyClient = ky.create({ headers: { authorization }, timeout: 30_000, retry: 3 });
  const gotClient = got.extend({
    prefixUrl: url,
    headers: { authorization },
    timeout: { request: 30_000 },
    retry: { limit: 3 },
    agent: { http: new Agent({ keepAlive: true }) },
  });
  const { hostname, port } = new URL(url);
  const stripe = new Stripe('sk_benchmark', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    timeout: 30_000,
  });
  const openai = new OpenAI({ baseURL: url, apiKey: 'token', timeout: 30_000, maxRetries: 3 });
  return [
    { name: 'ky', run: () => kyClient.get(url + action).json() },
    { name: 'got', run: () => gotClient.get(action.slice(1)).json() },
    { name: 'stripe', run: () => stripe.customers.retrieve('4711') },
    { name: 'openai', run: () => openai.models.retrieve('4711') },
  ];
}
