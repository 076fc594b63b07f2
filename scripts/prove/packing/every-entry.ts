import { entriesOf } from '../../docs/api/entries.ts';
import type { PublicPackage } from '../../build/packages.ts';

/** Entries with the types of an optional package, which users install only if they choose it. */
const chosen =
  /^@tradelane\/(?:core\/openapi-fetch|events\/(?:nats|opentelemetry|pubsub|rabbitmq|redis-streams|service-bus|sqs))$/;

/**
 * A module that imports every entry, so each entry must resolve and type-check in the project that has the packages
 * installed.
 */
export function everyEntry(packages: readonly PublicPackage[]): string {
  const names = packages.flatMap((one) => entriesOf(one).map(({ name }) => `${one.manifest.name}${name.slice(1)}`));
  return [...new Set(names)]
    .filter((name) => !chosen.test(name))
    .map((name, index) => `export * as entry${index} from '${name}';\n`)
    .join('');
}
