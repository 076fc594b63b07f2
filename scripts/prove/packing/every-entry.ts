import { entriesOf } from '../../docs/api/entries.ts';
import type { PublicPackage } from '../../build/packages.ts';

/** Entries with the types of a package that is the caller's own choice, which nobody has who did not choose it. */
const chosen = /^@tradelane\/events\/(?:kafka|nats|opentelemetry|pubsub|rabbitmq|redis-streams|service-bus|sqs)$/;

/** A module that has every entry in it, so that each has to resolve and to type-check where the packages are installed. */
export function everyEntry(packages: readonly PublicPackage[]): string {
  const names = packages.flatMap((one) => entriesOf(one).map(({ name }) => `${one.manifest.name}${name.slice(1)}`));
  return [...new Set(names)]
    .filter((name) => !chosen.test(name))
    .map((name, index) => `export * as entry${index} from '${name}';\n`)
    .join('');
}
