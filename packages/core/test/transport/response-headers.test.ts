import { expect, test } from 'vitest';
import { ResponseHeaders } from '../../src/transport/response-headers.ts';

const raw = {
  'content-type': 'text/csv',
  'set-cookie': ['a=1', 'b=2'],
  'x-empty': '',
  link: ['<a>', '<b>'],
  none: undefined,
};
const platform = (): Headers =>
  new Headers([
    ['content-type', 'text/csv'],
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
    ['x-empty', ''],
    ['link', '<a>'],
    ['link', '<b>'],
  ]);

test('they equal the headers of the platform, whatever was read before', () => {
  for (const before of [undefined, 'keys', 'getSetCookie'] as const) {
    const [own, theirs] = [new ResponseHeaders(raw), platform()];
    if (before !== undefined) own[before]();
    for (const name of ['Content-Type', 'set-cookie', 'x-empty', 'LINK', 'none', 'x-other']) {
      expect([name, own.get(name), own.has(name)]).toEqual([name, theirs.get(name), theirs.has(name)]);
    }
    expect([...own]).toEqual([...theirs]);
    expect([...own.entries()]).toEqual([...theirs.entries()]);
    expect([...own.keys()]).toEqual([...theirs.keys()]);
    expect([...own.values()]).toEqual([...theirs.values()]);
    expect(own.getSetCookie()).toEqual(['a=1', 'b=2']);
  }
});

test('they can be changed, and forEach passes their parent', () => {
  const own = new ResponseHeaders(raw);
  own.set('content-type', 'application/json');
  own.append('x-more', '1');
  own.append('X-More', '2');
  own.delete('link');
  expect([own.get('content-type'), own.get('x-more'), own.has('link')]).toEqual(['application/json', '1, 2', false]);
  const seen: unknown[] = [];
  const self = {};
  own.forEach(function (this: unknown, value, name, parent) {
    seen.push([name, value, parent === own, this === self]);
  }, self);
  expect(seen).toContainEqual(['x-more', '1, 2', true, true]);
  expect(seen).toHaveLength([...own].length);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])("%s isn't a header", (name) => {
  const own = new ResponseHeaders({ 'x-a': '1' });
  expect([own.get(name), own.has(name)]).toEqual([null, false]);
});
