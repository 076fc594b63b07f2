import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codeBlocks } from './src/code-blocks.ts';
import { siteUrl } from './src/site-url.ts';

type Sidebar = NonNullable<Parameters<typeof starlight>[0]['sidebar']>;

// Written by src/compose next to the pages.
const sidebar = JSON.parse(readFileSync(new URL('./src/content/sidebar.json', import.meta.url), 'utf8')) as Sidebar;

export default defineConfig({
  site: siteUrl,
  devToolbar: { enabled: false },
  // The browser does it automatically, see Head.astro.
  prefetch: false,
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Tradelane',
      sidebar,
      logo: { src: './src/assets/mark.svg', alt: '' },
      favicon: '/favicon.svg',
      customCss: [
        './src/styles/theme.css',
        './src/styles/site.css',
        './src/styles/operation.css',
        './src/styles/tabs.css',
        './src/styles/fields.css',
        './src/styles/sidebar.css',
        './src/styles/types.css',
        './src/styles/offscreen.css',
        './src/styles/pictures.css',
        './src/styles/print.css',
      ],
      routeMiddleware: './src/route.ts',
      components: {
        Header: './src/components/Header.astro',
        Head: './src/components/Head.astro',
        MarkdownContent: './src/components/Content.astro',
        PageTitle: './src/components/PageTitle.astro',
        Footer: './src/components/Footer.astro',
        Sidebar: './src/components/Sidebar.astro',
        Search: './src/components/Search.astro',
      },
      expressiveCode: codeBlocks,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      pagefind: false,
      credits: false,
      lastUpdated: false,
    }),
  ],
  vite: {
    // The site publishes the licenses of all packages in its scripts.
    build: { target: 'es2022', chunkSizeWarningLimit: 4000, license: { fileName: 'licenses.txt' } },
    resolve: { alias: { '#site': fileURLToPath(new URL('./src', import.meta.url)) } },
  },
});
