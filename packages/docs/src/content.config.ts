import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro/content/config';

/** The pages that src/compose writes. The page of an operation has its ID. */
export const collections = {
  docs: defineCollection({
    loader: glob({
      base: './src/content/docs',
      pattern: '**/*.md',
      // Nothing reads the Markdown once it is rendered, and what is kept is bundled.
      retainBody: false,
      generateId: ({ entry }) => entry.replace(/\.md$/, '').replace(/(^|\/)index$/, '') || 'index',
    }),
    schema: docsSchema({
      extend: z.object({
        operation: z
          .object({
            surface: z.string(),
            method: z.string(),
            id: z.string(),
            path: z.string(),
            address: z.string().optional(),
            sdk: z.string().optional(),
          })
          .optional(),
      }),
    }),
  }),
};
