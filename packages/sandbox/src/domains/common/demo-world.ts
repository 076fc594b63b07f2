import { isoOf } from '../../world/index.ts';

// IDs that the parts of the demo instance share. Append only, because tests use them.

/** The shops. `home` and `garden` sell, `suspended` may not. */
export const shopIds: Readonly<Record<'home' | 'garden' | 'suspended', number>> = {
  home: 2001,
  garden: 2002,
  suspended: 2003,
};

/** The sales channels of the operator. */
export const channelCodes: Readonly<Record<'app' | 'web', string>> = { app: 'acme_app', web: 'acme_web' };

/** The date that the demo instance counts from. A sandbox moves all dates to its own time. */
export const seedDate = '2026-03-04T10:15:30Z';

/** When enhanced seller invoicing was switched on. */
export const enhancedInvoicingSince = '2025-12-01T00:00:00.000Z';

const secondInMs = 1000;
const dayInMs = 24 * 60 * 60 * secondInMs;

export const weekInMs: number = 7 * dayInMs;
const someClosing = Date.parse('2026-03-02T04:00:00Z');

/** When billing cycles were last closed: on a Monday at 04:00 UTC. */
export const lastClosingAt = (now: number): number =>
  someClosing + Math.floor((now - someClosing) / weekInMs) * weekInMs;

/** How far a sandbox moves the dates of the demo instance: by whole days, so that they end on the day of its clock. */
export const movedByInMs = (now: number): number => Math.floor((now - Date.parse(seedDate)) / dayInMs) * dayInMs;

/** A time so many days (less so many seconds) before the date that the demo instance counts from. */
export function daysAgo(days: number, seconds = 0): string {
  return isoOf(Date.parse(seedDate) - days * dayInMs + seconds * secondInMs);
}

const group = (value: number, length: number): string => value.toString(16).padStart(length, '0');

export function seedUuid(kind: number, index: number): string {
  return `${group(kind, 8)}-0000-4000-8000-${group(index, 12)}`;
}
