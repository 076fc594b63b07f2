import { expect, it } from 'vitest';
import { Router } from '../../src/http/server.ts';

const router = new Router<string>();
router.add('GET', '/orders/{id}', 'one');
router.add('PUT', '/orders/{order}/accept', 'accept');
router.add('GET', '/orders/actions/{action}', 'action');
router.add('GET', '/orders/returns', 'returns');
router.add('POST', '/orders', 'first');
router.add('POST', '/orders', 'second');

it("a fixed segment wins over a variable one, which is tried if the fixed one doesn't match", () => {
  expect(router.find('GET', '/orders/actions/7')).toEqual({ kind: 'found', routes: ['action'], path: { action: '7' } });
  expect(router.find('GET', '/orders/returns')).toMatchObject({ routes: ['returns'] });
  expect(router.find('GET', '/orders/actions')).toEqual({ kind: 'found', routes: ['one'], path: { id: 'actions' } });
  expect(router.find('PUT', '/orders/actions/accept')).toEqual({
    kind: 'found',
    routes: ['accept'],
    path: { order: 'actions' },
  });
});

it('a path may serve several surfaces', () => {
  expect(router.find('POST', '/orders')).toMatchObject({ routes: ['first', 'second'] });
});

it('a known path with another method returns the methods', () => {
  expect(router.find('DELETE', '/orders')).toEqual({ kind: 'wrong-method', allowed: ['POST'] });
  expect(router.find('GET', '/nothing')).toEqual({ kind: 'not-found' });
});

it.each([
  ['a%20b%C3%A9', 'a bé'],
  ['a%2Fb%20c', 'a/b c'],
  ['%2Faccept', '/accept'],
  ['..%5c', String.raw`..\ `.trim()],
  ['..%2F..', '../..'],
  ['%C3%BCn%C3%AF%252F', 'ünï%2F'],
  ['...', '...'],
])('a path is split into segments first, and each is decoded once: %s', (segment, id) => {
  expect(router.find('GET', `/orders/${segment}`)).toMatchObject({ path: { id } });
});

it.each(['..', '.', '%2e%2e', '%2E', '%00', 'a%0Ab', '%', '%zz', '%E0%A4%A', ''])(
  '"%s" isn\'t a value of a path',
  (segment) => {
    expect(router.find('GET', `/orders/${segment}`)).toEqual({ kind: 'not-found' });
  },
);
