import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseName, safeName } from '../../src/content/file-name.ts';

test.each([
  ['invoice.pdf', 'invoice.pdf'],
  ['été 👨‍👩‍👧.pdf', 'été 👨‍👩‍👧.pdf'],
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['LPT1.tar.gz', '_LPT1.tar.gz'],
  ['aux .txt', '_aux .txt'],
  ['CONIN$', '_CONIN$'],
  ['console.log', 'console.log'],
  ['evil:ads.txt', 'evil_ads.txt'],
  ['a<b>c|d?e*f".csv', 'a_b_c_d_e_f_.csv'],
  ['name. . ', 'name'],
  ['a\u0000\u0007b\u202egpj.exe', 'abgpj.exe'],
  ['...', undefined],
  ['', undefined],
])('%j from a server is saved as %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test('a name that is too long for a file system is cut before its extension, between characters', () => {
  const safe = safeName(`${'é'.repeat(400)}.pdf`) ?? '';
  expect(safe).toMatch(/^é+\.pdf$/);
  expect(new TextEncoder().encode(safe).byteLength).toBeLessThanOrEqual(255);
});

test.each(['.', ' ', '. ', '\u00a0', '/', '\\'])('a name of 50,000 times %j is handled fast', (character) => {
  const started = process.cpuUsage();
  for (const end of ['', 'x']) {
    safeName(character.repeat(50_000) + end);
    baseName(`x${character.repeat(50_000)}${end}`);
  }
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
});

test("property: for any name from a server, the file name is safe, and safe names don't change", () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const name = baseName(text);
      if (name === undefined) return;
      expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(256);
      // oxlint-disable-next-line no-control-regex -- what must not be there
      expect(name).not.toMatch(/[/\\<>:"|?*\u0000-\u001f\u007f]|[. ]$|^$/);
      expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d) *(?:\.|$)/i);
      expect(baseName(name)).toBe(name);
    }),
    { numRuns: Math.max(500, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});
