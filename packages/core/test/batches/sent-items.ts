import type { CallOptions } from '../../src/index.ts';
import { exchange, type Reply } from '../results/exchange.ts';

/** A `Send` that calls `beforeSend` as the pipeline does, and records the items of each request. */
export function exchangeItems<Item = number>(reply: (items: readonly Item[], count: number) => Reply | Promise<Reply>) {
  const sent: (readonly Item[])[] = [];
  const { send } = exchange(async ({ input, options: { beforeSend } }: { input: object; options: CallOptions }) => {
    await beforeSend?.();
    const items = (input as { readonly body: readonly Item[] }).body;
    return reply(items, sent.push(items));
  });
  return { sent, send };
}

export const indexes = (entries: readonly { readonly index: number }[]): number[] => entries.map(({ index }) => index);
