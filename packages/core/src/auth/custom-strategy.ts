import { startTimer } from '../clock/index.ts';
import { TokenError } from '../errors/index.ts';
import { isPromise } from '../platform/is-promise.ts';
import type { AuthContext, AuthStrategy, Credential } from './strategy.ts';

type Limits = Pick<AuthContext, 'clock' | 'timeoutInMs'>;

/** Limits the time that a strategy of the caller may take, and checks that its credentials can be sent. */
export function customStrategy(strategy: AuthStrategy, limits: Limits): AuthStrategy {
  return {
    get identity() {
      return strategy.identity;
    },
    get account() {
      return strategy.account;
    },
    credential() {
      const given = strategy.credential();
      return isPromise(given) ? inTime(given, 'credential', limits).then(checked) : checked(given);
    },
    ...(strategy.renew && {
      renew(refused: Credential) {
        const renewed = strategy.renew?.(refused) ?? false;
        return isPromise(renewed) ? inTime(renewed, 'renew', limits) : renewed;
      },
    }),
  };
}

function inTime<T>(given: Promise<T>, name: string, { clock, timeoutInMs }: Limits): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopTimer = startTimer(clock, timeoutInMs, () =>
      reject(
        new TokenError(`\`${name}()\` of the auth strategy returned nothing within ${timeoutInMs} ms.`, {
          code: 'ERR_AUTH_STRATEGY',
        }),
      ),
    );
    Promise.resolve(given).finally(stopTimer).then(resolve, reject);
  });
}

/** A line break would fail inside the transport, as if the connection were lost. The message doesn't contain the value. */
function checked(credential: Credential): Credential {
  const { authorization } = Object(credential) as Partial<Credential>;
  if (
    typeof authorization === 'string' &&
    /^[\u0021-\u007E](?:[\t\u0020-\u007E]*[\u0021-\u007E])?$/.test(authorization)
  )
    return credential;
  throw new TokenError(
    '`credential()` of the auth strategy must return `{ authorization, generation }` with a header value in ASCII, without line breaks.',
    { code: 'ERR_AUTH_STRATEGY' },
  );
}
