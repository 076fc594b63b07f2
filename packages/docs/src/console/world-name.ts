/** The sandboxes of the console. Surfaces that share data share a world. */
export type WorldName = 'hub' | 'services' | 'marketplace' | 'catalog-manager' | 'basket';

/** The world of a surface. */
export function worldOf(surface: string): WorldName {
  if (surface === 'basket') return 'basket';
  const [, family] = /^(services|marketplace|catalog-manager)-/.exec(surface) ?? [];
  return (family as WorldName | undefined) ?? 'hub';
}

/** Whether the check of a body is a separate file. With the checks of all operations, a world would be too large for a phone. */
export const hasLateCheck = (surface: string, method: string): boolean =>
  worldOf(surface) === 'marketplace' && /^(?:POST|PUT)$/.test(method);
