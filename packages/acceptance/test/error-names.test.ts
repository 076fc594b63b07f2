/** Names of error classes. */
import * as core from '@tradelane/core';
import * as events from '@tradelane/events';
import * as rabbitmq from '@tradelane/events/rabbitmq';
import * as redis from '@tradelane/redis';
import { expect, test } from 'vitest';

test('no two public error classes have the same name', () => {
  const classes = new Set(
    [core, events, rabbitmq, redis]
      .flatMap((entry) => Object.values<unknown>(entry))
      .filter((value): value is typeof core.TradelaneError => Object.hasOwn(Object(value), 'brand')),
  );
  expect(classes.size).toBeGreaterThan(30);
  const names = [...classes].map(({ brand }) => brand);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
