import { checkObject } from '../checks/check-object.ts';
import { Faults } from '../errors/index.ts';
import { type Check, checkKnown, count, methods } from '../checks/option-checks.ts';
import type { NodeTransportOptions } from './node-transport-options.ts';
import { type Proxies, proxiesOf } from './proxies.ts';

/** Checks a finite number, because undici doesn't accept Infinity. */
const finite: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? undefined : 'a finite number above 0';

const checks: Readonly<Record<keyof NodeTransportOptions, Check>> = {
  dispatcher: methods('dispatch'),
  proxy: (value) => (typeof value === 'string' ? undefined : "'env' or the URL of a proxy"),
  connections: count,
  keepAliveInMs: finite,
  connectTimeoutInMs: finite,
};

/**
 * Checks the options at once, because undici would report faults as lost connections or not at all. Returns the proxies
 * of the options.
 */
export function checkNodeOptions(options: NodeTransportOptions): Proxies | undefined {
  checkObject(Array.isArray(options) ? undefined : options, 'options');
  const faults = new Faults();
  checkKnown(options, checks, faults);
  if (options.dispatcher !== undefined)
    for (const name of ['proxy', 'connections', 'keepAliveInMs', 'connectTimeoutInMs'] as const)
      if (options[name] !== undefined)
        faults.add(
          `\`${name}\` has no effect with \`dispatcher\`. Set it on the dispatcher itself.`,
          'ERR_OPTION_CONFLICT',
        );
  const proxies = typeof options.proxy === 'string' ? proxiesOf(options.proxy, faults) : undefined;
  faults.throwIfAny();
  return proxies;
}
