import type { AnyContext } from '../../../http/context.ts';
import { collection, type Collection } from '../../../store/index.ts';

export type Labels = Readonly<{ en_US: string } & Partial<Record<'fr_FR' | 'de_DE', string>>>;

/** A language of the platform. Localized operations accept the active ones only (Q06). */
export interface LocaleSetting {
  readonly code: string;
  readonly label: string;
  readonly active: boolean;
  readonly platform_default: boolean;
}

export const locales: Collection<LocaleSetting> = collection('instance.locales');

/** A world, and a request or a job that may name a language. */
export type Reader = Pick<AnyContext, 'query' | 'world'>;

export function labelReader({ query, world }: Reader): (labels: Labels) => string {
  const asked = query.locale;
  const codes = asked === undefined ? [] : [...world.store.scan(locales)].map(({ key }) => key);
  const code =
    codes.find((candidate) => candidate === asked) ?? codes.find((candidate) => candidate.startsWith(`${asked}_`));
  return (labels) => (labels as Readonly<Record<string, string>>)[code ?? 'en_US'] ?? labels.en_US;
}
