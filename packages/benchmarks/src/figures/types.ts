import { compilers } from '../budget/compiler.ts';
import { instantiations } from '../budget/instantiations.ts';
import { heyApiPrograms, openapiFetchPrograms, ourPrograms } from '../budget/type-programs.ts';
import { atMost, type Figure, type Row } from '../measure/figure.ts';

/** What the compiler and the editor have to do for typed calls. */
export const types: Figure = {
  title: 'Type instantiations',
  method:
    'Instantiations on top of an empty program, import included, by `tsc --extendedDiagnostics`. One program calls one reading operation of the largest surface forty times, and one calls forty operations once.',
  peers: ['openapi-fetch', '@hey-api/openapi-ts', 'typescript-5', 'typescript-6', 'typescript'],
  async measure() {
    const contenders = {
      tradelane: ourPrograms(),
      'openapi-fetch': openapiFetchPrograms(),
      '@hey-api/openapi-ts': await heyApiPrograms(),
    };
    const charts = [];
    const verdicts = [];
    for (const compiler of Object.keys(compilers)) {
      for (const [what, title, limit] of [
        ['oneOften', 'one operation 40 times', 50],
        ['manyOnce', '40 operations once', 400],
      ] as const) {
        // counted, not timed: nobody is in anybody's way
        const rows: readonly Row[] = await Promise.all(
          Object.entries(contenders).map(async ([name, programs]) => ({
            name,
            value: await instantiations(`${name.replaceAll(/\W+/g, '-')}-${what}`, programs[what], compiler),
            ours: name === 'tradelane',
          })),
        );
        charts.push({ title: `Instantiations on TypeScript ${compiler}, ${title}`, unit: '', rows });
        verdicts.push(atMost(`TypeScript ${compiler}, ${title}`, rows[0]?.value ?? Number.NaN, limit));
      }
    }
    return { charts, verdicts };
  },
};
