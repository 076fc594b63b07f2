import { maskedText, withoutCredentials } from '@tradelane/sandbox/secrets';
import { expect, test } from 'vitest';
import { Mask } from '../src/agent/mask/mask.ts';
import { oneLine } from '../src/io.ts';

const mask = new Mask(false);
mask.hide('CANARY+4711');
const readers: Readonly<Record<string, readonly [read: (text: string) => unknown, parts: readonly string[]]>> = {
  'a text of the API for an agent': [
    (text) => mask.text(text),
    [
      'a',
      '1',
      '1 ',
      '+1',
      '-',
      'a@',
      'a.',
      '@a.',
      'eyJ',
      'eyJa.',
      'Bearer ',
      'DE12',
      '[',
      '[quoted ',
      '[quoted [secret',
    ],
  ],
  'a file of the API for an agent': [(text) => mask.file(text), ['[', '{"a":', '"\\"', '{}\n', '\n', 'a@a.a ']],
  'a text for a terminal': [(text) => oneLine(text), ['\t', '\u001b[', '\n ', '\u009b']],
  'a URL with credentials': [(text) => withoutCredentials(text), ['\\', '/', ':', 'a', '@', 'a:', '&a=']],
  'a body for the journal of the sandbox': [
    (text) => maskedText(text),
    ['"', '"a', '"\\', '"key":', '"key":[', 'a=', 'a', '<a', '<a>', '{"token":{'],
  ],
};

const cpuInMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test.each(Object.keys(readers))('G60: the time to read %s grows no faster than its length', (name) => {
  const [read, parts] = readers[name] ?? [() => undefined, []];
  const times = parts.map((part) => {
    const [short, long] = [50_000, 200_000].map((length) => `${part.repeat(length / part.length)}\u0001`);
    // The least of three runs. Four times the text takes sixteen times as long if the time is quadratic.
    const least = (text = ''): number => Math.min(...[1, 2, 3].map(() => cpuInMs(() => read(text))));
    const inMs = least(long);
    return [part, inMs < 250 || inMs < 6 * least(short) ? 'linear' : `${inMs} ms`];
  });
  expect(times).toEqual(parts.map((part) => [part, 'linear']));
});
