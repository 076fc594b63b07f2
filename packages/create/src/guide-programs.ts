import type { ProjectKind } from './project-templates.ts';

/** The programs of the guides that a project of each kind contains. The build copies them to `dist/programs`. */
export const guidePrograms: Readonly<Partial<Record<ProjectKind, readonly string[]>>> = {
  instance: ['invoices.ts', 'product-import.ts'],
  operator: ['decide-returns.ts', 'pay-out.ts', 'watch-orders.ts'],
  connector: ['connector.ts', 'go-live.ts', 'send-orders.ts'],
  storefront: ['storefront.ts'],
};
