import { bundle, programs } from '../budget/bundle.ts';
import { otherLibraries, otherPackages } from '../budget/jobs.ts';
import { atMost, type Figure } from '../measure/figure.ts';

const limits = { basket: 8, hub: 10, 'marketplace-seller': 13 } as const;

/** What a page in a browser loads. */
export const sizes: Figure = {
  title: 'Size in a browser',
  method:
    'A program that creates the client, bundled and minified by esbuild, each file compressed by brotli, openapi-fetch included. Counted is what is loaded at once; what serves lists, files, batches, tokens, path-style calls and workflows is loaded with the first of them.',
  peers: ['esbuild', ...otherPackages],
  async measure() {
    const others = await bundle(otherLibraries);
    const rows = [];
    const wholes = [];
    const verdicts = [];
    for (const name of ['basket', 'hub', 'marketplace-seller'] as const) {
      const { size, whole, external } = await bundle(programs[name]);
      rows.push({ name: `@tradelane/${name}`, value: size, ours: true });
      wholes.push({ name: `@tradelane/${name}`, value: whole, ours: true });
      verdicts.push(
        atMost(`@tradelane/${name}`, size, limits[name], ' kB'),
        atMost(`@tradelane/${name}, modules of zod or Node`, external.length, 0),
      );
    }
    rows.push({ name: otherPackages.join(' + '), value: others.size });
    return {
      charts: [
        { title: 'Loaded at once, minified, brotli', unit: 'kB', rows },
        { title: 'With every part that may be loaded on demand', unit: 'kB', rows: wholes },
      ],
      verdicts,
    };
  },
};
