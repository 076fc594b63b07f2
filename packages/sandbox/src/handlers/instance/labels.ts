import type { Context } from '../../http/context.ts';
import { type Labels, locales } from '../../instance/settings.ts';

/** Reads texts in the language that was asked for; where that one is missing, in the language of the platform itself. */
export function labelReader({ query, world }: Context): (labels: Labels) => string {
  const asked = query.text('locale');
  const codes = asked === undefined ? [] : [...world.store.scan(locales)].map(({ key }) => key);
  const code =
    codes.find((candidate) => candidate === asked) ?? codes.find((candidate) => candidate.startsWith(`${asked}_`));
  return (labels) => (labels as Readonly<Record<string, string>>)[code ?? 'en_US'] ?? labels.en_US;
}
