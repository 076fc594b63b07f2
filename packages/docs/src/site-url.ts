/** Where the site is published: canonical addresses, the site map and the feed name it. `SITE_URL` unless it is only served here. */
export const siteUrl: string = process.env['SITE_URL'] ?? 'http://localhost:4020';
