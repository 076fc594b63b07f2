import type { Schemas } from '../../../generated/hub.ts';

export type Money = Schemas['Money'];

const rounded = (amount: number): number => Math.round(amount * 1e6) / 1e6;

const minus = (money: Money, amount: number): Money => ({ ...money, amount: rounded(money.amount - amount) });

export const sumOf = (amounts: readonly Money[]): number =>
  rounded(amounts.reduce((sum, { amount }) => sum + amount, 0));

export function lessened(money: Money, amount: number): Money {
  const less = minus(money, amount);
  return less.amount < 0 ? { ...less, amount: 0 } : less;
}
