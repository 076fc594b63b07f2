import { inspect } from 'node:util';
import { checkObject } from '../../base/check-object.ts';
import { Faults } from '../../base/errors/index.ts';
import { type Check, checkKnown, count, methods } from '../../base/option-checks.ts';
import type { NodeTransportOptions } from './node-transport-options.ts';

/** Checks a finite number, because undici doesn't accept Infinity. */
const finite: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? undefined : 'must be a finite number above 0';

const checks: Readonly<Record<keyof NodeTransportOptions, Check>> = {
  dispatcher: andIs(methods('dispatch')),
  connections: andIs(count),
  keepAliveInMs: andIs(finite),
  connectTimeoutInMs: andIs(finite),
};

/** Checks the options at once, because undici would report faults as lost connections or not at all. */
export function checkNodeOptions(options: NodeTransportOptions): void {
  checkObject(Array.isArray(options) ? undefined : options, 'options');
  const faults = new Faults();
  checkKnown(options, checks, faults);
  if (options.dispatcher !== undefined)
    for (const name of ['connections', 'keepAliveInMs', 'connectTimeoutInMs'] as const)
      if (options[name] !== undefined)
        faults.add(`\`${name}\` does nothing beside \`dispatcher\`: set it where that is created.`);
  faults.throwIfAny();
}

function andIs(check: Check): Check {
  return (value) => {
    const fault = check(value);
    return fault === undefined
      ? undefined
      : `${fault}, and is ${inspect(value, { depth: 0, breakLength: Number.POSITIVE_INFINITY })}`;
  };
}
