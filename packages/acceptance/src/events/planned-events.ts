import { randomOf } from '../prove/random.ts';
import type { AskingHub } from './asking-hub.ts';
import { fatesOf, type PlannedEvent } from './plan.ts';

/** Number of events of an order or store. */
export const eventsPerKey = 10;

export function notification(id: string, store: string): string {
  const time = '2026-03-02T08:00:00Z';
  const configuration = { feature: 'store-linking', status: 'linked' };
  const data = { channel_id: 'acme_web', store_id: store, feature: 'store-linking', configuration, trigger_date: time };
  return JSON.stringify({ id, type: 'STORE_LINKING', time, data });
}

/** The hub's commands, other events, and invalid messages, each with its fate. */
export function eventsOf(hub: AskingHub, count: number, seed: number): readonly PlannedEvent[] {
  const random = randomOf(seed + 1);
  const unreadable = Math.max(2, Math.round(count / 500));
  const facts = Math.max(0, count - hub.commands.length - unreadable);
  const commandFates = fatesOf(hub.commands.length, true, random);
  const factFates = fatesOf(facts, false, random);
  const places = new Map<string, number>();
  const placeIn = (key: string): number => {
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    return place;
  };
  const commands = hub.commands.map(({ actionId, order, body }, index): PlannedEvent => {
    const key = `order/${order}`;
    return { name: actionId, fate: commandFates[index] ?? 'done', key, place: placeIn(key), isCommand: true, body };
  });
  const notifications = Array.from({ length: facts }, (_, index): PlannedEvent => {
    const store = `store-${index % Math.ceil(facts / eventsPerKey)}`;
    const key = `store/${store}`;
    const name = `fact-${index}`;
    const body = notification(name, store);
    return { name, fate: factFates[index] ?? 'done', key, place: placeIn(key), isCommand: false, body };
  });
  const broken = Array.from({ length: unreadable }, (_, index): PlannedEvent => {
    const name = `unreadable-${index}`;
    // Invalid JSON, or a command without its action.
    const body = index % 2 === 0 ? `{ "id": "${name}"` : JSON.stringify({ id: name, type: 'REFUND', data: {} });
    return { name, fate: 'unreadable', key: name, place: 0, isCommand: false, body };
  });
  return [...commands, ...notifications, ...broken];
}
