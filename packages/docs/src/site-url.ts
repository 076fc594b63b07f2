/** The URL of the published site, for canonical URLs, the site map and the feed. `SITE_URL` unless it is only served here. */
export const siteUrl: string = process.env['SITE_URL'] ?? 'http://localhost:4020';
