import { afterEach, describe, expect, test } from 'vitest';
import type { StoredToken, TokenStore } from '../../src/index.ts';

/** The same tokens for two processes. Both are the same store if only one process can use it. */
export interface OpenedTokens {
  readonly one: TokenStore;
  readonly other: TokenStore;
  close(): Promise<void>;
}

const now = Date.now();
const token = (accessToken: string): StoredToken => ({
  accessToken,
  issuedAtInMs: now,
  expiresAtInMs: now + 3_600_000,
});

/** The contract of every token store, also if it lets one worker renew for all. */
export function tokenStoreSuite(name: string, open: () => Promise<OpenedTokens>): void {
  describe(`tokens in ${name}`, () => {
    const opened: OpenedTokens[] = [];
    const openOne = async (): Promise<OpenedTokens> => {
      const stores = await open();
      opened.push(stores);
      return stores;
    };
    afterEach(async () => {
      for (const stores of opened.splice(0)) await stores.close();
    });

    test('T07: keep a token for every client of the store', async () => {
      const { one, other } = await openOne();
      expect(await other.get('k')).toBeUndefined();
      await one.set('k', token('t1'));
      expect(await other.get('k')).toEqual(token('t1'));
      await other.set('k', token('t2'));
      expect(await one.get('k')).toEqual(token('t2'));
      expect(await one.get('another')).toBeUndefined();
    });

    test("T05: remove a token only if it hasn't changed", async () => {
      const { one, other } = await openOne();
      await one.set('k', token('t2'));
      await other.delete('k', token('t1'));
      expect(await one.get('k')).toEqual(token('t2'));
      await other.delete('k', token('t2'));
      expect(await one.get('k')).toBeUndefined();
      await other.delete('k', token('t2'));
    });

    test('T06: let one of several concurrent processes renew, and return its token to the others', async ({ skip }) => {
      const { one, other } = await openOne();
      skip(one.renew === undefined, 'each worker renews alone');
      for (const round of [1, 2, 3]) {
        let requests = 0;
        const request = async (): Promise<StoredToken> => {
          requests += 1;
          await new Promise((resolve) => setTimeout(resolve, 20));
          return token(`round-${round}`);
        };
        const isUsable = ({ accessToken }: StoredToken): boolean => accessToken === `round-${round}`;
        const asked = Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? one : other).renew?.('k', isUsable, request),
        );
        expect(new Set((await Promise.all(asked)).map((got) => got?.accessToken))).toEqual(new Set([`round-${round}`]));
        expect(requests).toBe(1);
      }
      expect((await one.get('k'))?.accessToken).toBe('round-3');
    });

    test('let the next process try after a failed renewal', async ({ skip }) => {
      const { one, other } = await openOne();
      skip(one.renew === undefined, 'each worker renews alone');
      const failing = one.renew?.(
        'k',
        () => true,
        () => Promise.reject(new Error('no')),
      );
      await expect(failing).rejects.toThrow('no');
      const renewed = await other.renew?.(
        'k',
        () => true,
        () => Promise.resolve(token('t1')),
      );
      expect(renewed).toEqual(token('t1'));
    });
  });
}
