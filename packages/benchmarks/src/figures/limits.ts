import { request } from 'undici';
import { serve } from '../measure/child.ts';
import { atLeast, atMost, type Figure } from '../measure/figure.ts';
import { limiters, type Schedule } from '../peers/limiters.ts';
import { tradelaneOnNode } from '../peers/tradelane.ts';

/** Latency of a sender: the least and the most, in milliseconds. */
const latencies = [
  { spread: '0-0', label: 'no latency' },
  { spread: '0-30', label: '0–30 ms' },
  { spread: '100-100', label: '100 ms' },
] as const;

interface Sender {
  readonly name: string;
  readonly contender: string;
  readonly latency: (typeof latencies)[number];
  readonly send: (name: string) => Promise<void>;
}

interface Count {
  readonly served: number;
  readonly refused: number;
}

/** The used share of a limit, and the number of times that it is exceeded. */
export const limits: Figure = {
  title: 'Throughput at a limit of 30 requests per second',
  method:
    'A server accepts 30 requests in any second, by arrival, and refuses the rest with 429. Every contender has more to send than it may. All contenders run at the same time, for a minute. Tradelane frees a slot one second after the response, so that no request is ever too many. With latency, this leaves 30 / (1 + latency) requests per second of the possible 30.',
  peers: ['bottleneck', 'p-throttle', 'rate-limiter-flexible', 'limiter'],
  async measure(quick) {
    const seconds = quick ? 5 : 60;
    const server = await serve('servers/limited.ts');
    try {
      const senders = sendersOf(server.url);
      const stop = { now: false };
      const running = senders.map((sender) => keepSending(sender, seconds * 30 + 60, stop));
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      const counts = await readCounts(server.url);
      stop.now = true;
      void running;
      const count = (contender: string, spread: string): Count =>
        counts[`${contender} ${spread}`] ?? { served: 0, refused: 0 };
      const share = (contender: string, { spread }: (typeof latencies)[number]): number =>
        count(contender, spread).served / seconds / 30;
      const names = [...new Set(senders.map(({ contender }) => contender))];
      return {
        charts: latencies.flatMap((latency) => [
          {
            title: `Share of 30 a second, ${latency.label}`,
            unit: '%',
            rows: names.map((name) => ({ name, value: share(name, latency) * 100, ours: name === ours })),
          },
          {
            title: `Refused with 429 in ${seconds} s, ${latency.label}`,
            unit: '',
            rows: names.map((name) => ({ name, value: count(name, latency.spread).refused, ours: name === ours })),
          },
        ]),
        verdicts: latencies.flatMap((latency) => [
          atLeast(`Share of 30 a second, ${latency.label}`, share(ours, latency), 0.99),
          atMost(`Refused with 429, ${latency.label}`, count(ours, latency.spread).refused, 0),
        ]),
      };
    } finally {
      await server.stop();
    }
  },
};

const ours = 'tradelane';

function sendersOf(url: string): readonly Sender[] {
  return latencies.flatMap((latency) => [
    { name: `${ours} ${latency.spread}`, contender: ours, latency, send: tradelaneSend(url, latency.spread) },
    ...Object.entries(limiters).map(([contender, create]) => ({
      name: `${contender} ${latency.spread}`,
      contender,
      latency,
      send: scheduled(create(), url),
    })),
  ]);
}

/** A separate credential for each latency, because clients with the same credential share limits. */
function tradelaneSend(url: string, spread: string): (name: string) => Promise<void> {
  const opening = tradelaneOnNode(url, { auth: { token: `token-${spread}` } }, 30);
  return async (name) => {
    await (await opening).actions.get(name, { maxWaitInMs: Infinity });
  };
}

function scheduled(schedule: Schedule, url: string): (name: string) => Promise<void> {
  return (name) =>
    schedule(async () => {
      const { body } = await request(`${url}/api/v2/orders/actions/${encodeURIComponent(name)}`);
      await body.dump();
    });
}

async function keepSending({ name, send }: Sender, calls: number, stop: { readonly now: boolean }): Promise<void> {
  await Promise.allSettled(Array.from({ length: calls }, () => (stop.now ? undefined : send(name))));
}

async function readCounts(url: string): Promise<Readonly<Record<string, Count>>> {
  const { body } = await request(`${url}/senders`);
  return (await body.json()) as Readonly<Record<string, Count>>;
}
