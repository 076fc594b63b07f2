import type { Schemas } from '../../../generated/hub.ts';

export type Money = Schemas['Money'];

/** Sums of amounts may be off by binary fractions. */
export const tolerance = 1e-6;

const rounded = (amount: number): number => Math.round(amount * 1e6) / 1e6;

export const sumOf = (amounts: readonly Money[]): number =>
  rounded(amounts.reduce((sum, { amount }) => sum + amount, 0));

export function lessened(money: Money, amount: number): Money {
  return { ...money, amount: Math.max(0, rounded(money.amount - amount)) };
}
