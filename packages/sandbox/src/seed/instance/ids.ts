// The ids that the parts of the demo instance share. Append; never renumber: people and tests know them by heart.

/** The shops. `home` and `garden` sell, `suspended` may not. */
export const shopIds: Readonly<Record<'home' | 'garden' | 'suspended', number>> = {
  home: 2001,
  garden: 2002,
  suspended: 2003,
};

/** The sales channels of the operator. */
export const channelCodes: Readonly<Record<'app' | 'web', string>> = { app: 'acme_app', web: 'acme_web' };

/** The date that the demo instance is told from: what it calls recent happened just before. The clock goes on from wall time. */
export const seedDate = '2026-03-04T10:15:30Z';
