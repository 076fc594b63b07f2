import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../world/index.ts';
import { channelCodes, daysAgo, shopIds } from '../../../common/demo-world.ts';
import { shopStatistics, type ShopStatistics, type StatisticsFigures } from '../model.ts';

type Average = readonly [value: number, recentFactor: number];

// Figures of the whole time. Shorter periods have a share of the counts and similar averages.
const periods: Readonly<Record<Schemas['StatisticsPeriod'], number>> = {
  ALL_SINCE_BEGINNING: 1,
  LAST_YEAR: 0.55,
  LAST_SIX_MONTHS: 0.3,
  LAST_THREE_MONTHS: 0.16,
  LAST_MONTH: 0.05,
};

const counted: Readonly<Record<string, number>> = {
  orders_count: 1000,
  evaluations_count: 128,
  offers_count: 340,
  total_revenue: 74_800,
};

const averaged: Readonly<Record<string, Average>> = {
  approval_delay: [5400, 0.9],
  approval_rate: [0.98, 1.01],
  auto_refused_rate: [0.004, 0.5],
  average_cart: [62.4, 1.05],
  average_cart_with_shipping: [67.3, 1.05],
  cancelation_rate: [0.012, 0.8],
  consecutive_refused_orders_count: [0, 1],
  grade: [4.6, 1.01],
  incident_rate: [0.02, 0.9],
  late_shipment_rate: [0.03, 0.7],
  order_messages_response_delay: [10_800, 0.9],
  refund_rate: [0.018, 1],
  return_rate: [0.041, 1],
  shipping_delay: [86_400, 0.95],
  valid_tracking_rate: [0.97, 1.01],
};

const whole: ReadonlySet<string> = new Set([
  'approval_delay',
  'consecutive_refused_orders_count',
  'evaluations_count',
  'offers_count',
  'order_messages_response_delay',
  'orders_count',
  'shipping_delay',
]);

const rounded = (name: string, value: number): number =>
  whole.has(name) ? Math.round(value) : Math.round(value * 1000) / 1000;

type Period = Schemas['StatisticsPeriod'];

/** One figure per period. */
const figureOf = (valueIn: (period: Period) => number): readonly Schemas['PeriodValue'][] =>
  (Object.keys(periods) as Period[]).map((period) => ({ period, value: valueIn(period) }));

/** The figures of what a channel sells, which has this share of what is counted. */
function figuresOf(channelShare: number): StatisticsFigures {
  const totals = Object.entries(counted).map(
    ([name, total]) => [name, figureOf((period) => rounded(name, total * periods[period] * channelShare))] as const,
  );
  const averages = Object.entries(averaged).map(
    ([name, [value, recent]]) =>
      [name, figureOf((period) => rounded(name, period === 'ALL_SINCE_BEGINNING' ? value : value * recent))] as const,
  );
  return Object.fromEntries([...totals, ...averages]);
}

const statistics = (shopId: number): ShopStatistics => ({
  shop_id: shopId,
  last_updated_date: daysAgo(0, -26_130),
  figures: figuresOf(1),
  channels: { [channelCodes.app]: figuresOf(0.25), [channelCodes.web]: figuresOf(0.75) },
});

/** The statistics of the shops. */
export const statisticsSeed: Seeding = seedAll(
  shopStatistics,
  Object.values(shopIds).map(statistics),
  (entry) => entry.shop_id,
);
