/** The sandboxes of the console. Surfaces that share data share a world. */
export type WorldName = 'hub' | 'services' | 'marketplace' | 'catalog-manager' | 'basket';

/** The world of a surface. */
export function worldOf(surface: string): WorldName {
  if (surface === 'basket') return 'basket';
  const [, family] = /^(services|marketplace|catalog-manager)-/.exec(surface) ?? [];
  return (family as WorldName | undefined) ?? 'hub';
}
