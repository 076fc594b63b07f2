import { bundle, programs } from '../budget/bundle.ts';
import { otherLibraries, otherLibrariesLate, otherPackages } from '../budget/jobs.ts';
import { atMost, type Figure } from '../measure/figure.ts';

const atOnce = { basket: 10, hub: 14, 'marketplace-seller': 18 } as const;
const inOneFile = { basket: 10, hub: 20, 'marketplace-seller': 24 } as const;

/** What a page in a browser loads. */
export const sizes: Figure = {
  title: 'Size in a browser',
  method:
    'A program that creates the client, bundled and minified by esbuild. Each file is compressed by brotli, openapi-fetch included. The figures count the code that loads at once. The code for lists, files, forms, batches and tokens loads on first use.',
  peers: ['esbuild', ...otherPackages],
  async measure() {
    const others = await bundle(otherLibraries);
    const othersLate = await bundle(otherLibrariesLate);
    const rows = [];
    const singles = [];
    const verdicts = [];
    for (const name of ['basket', 'hub', 'marketplace-seller'] as const) {
      const { size, single, external } = await bundle(programs[name]);
      const client = `@tradelane/${name}`;
      rows.push({ name: client, value: size, ours: true });
      singles.push({ name: client, value: single, ours: true });
      verdicts.push(
        atMost(`${client}, at once`, size, atOnce[name], ' kB'),
        atMost(`${client}, in one file`, single, inOneFile[name], ' kB'),
        atMost(`${client}, modules of zod or Node`, external.length, 0),
      );
    }
    const names = otherPackages.join(' + ');
    rows.push({ name: names, value: others.size }, { name: `${names}, the last loaded late`, value: othersLate.size });
    singles.push({ name: names, value: others.single });
    return {
      charts: [
        { title: 'Loaded at once, minified, brotli', unit: 'kB', rows },
        { title: 'Everything in one file, as of a bundler that does not split', unit: 'kB', rows: singles },
      ],
      verdicts,
    };
  },
};
