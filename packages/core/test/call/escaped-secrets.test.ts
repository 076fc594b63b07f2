import { inspect } from 'node:util';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { csvRows } from '../../src/index.ts';
import { fileEntries } from '../../src/zip.ts';
import { liteOf, one, read } from '../lite/lite-of.ts';
import { collect } from '../support/collect.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

const key = 'CANARY+4711/abc&d<ef>=gh';
const units = (hex: (unit: string) => string): string =>
  [...key].map((one) => hex(one.charCodeAt(0).toString(16).padStart(4, '0'))).join('');
const html = key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** How servers escape a text that they quote. Each contains `4711` or its digits in hexadecimal. */
const escapes: Readonly<Record<string, string>> = {
  'as it is': key,
  'in lower case': key.toLowerCase(),
  'with escaped slashes': key.replace('/', '\\/'),
  'with an escaped plus': key.replace('+', '\\u002B'),
  'with every special character escaped': key.replaceAll(/\W/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`),
  'with every character escaped': units((hex) => `\\u${hex}`),
  'with every character escaped for code': units((hex) => `\\x${hex.slice(2)}`),
  'with an octal plus': key.replace('+', String.raw`\\053`),
  'with a short octal plus': key.replace('+', String.raw`\\53`),
  'in full-width letters': key.replaceAll(/./g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  'escaped twice': key.replace('+', '\\\\u002b').replace('/', '\\\\/'),
  'in a URL': encodeURIComponent(key),
  'in a form': new URLSearchParams({ '': key }).toString().slice(1),
  'in a URL in a URL': encodeURIComponent(encodeURIComponent(key)),
  'in HTML': html,
  'in HTML with numbers': html.replace('+', '&#43;').replace('/', '&#x2F;').replace('=', '&equals;'),
  'in HTML in HTML': html.replaceAll('&', '&amp;'),
  'in base64': btoa(key),
  'in base64 after a user': btoa(`u:${key}`),
  'in hexadecimal': Buffer.from(key).toString('hex').toUpperCase(),
  'in two lines': `${key.slice(0, 8)}\\r\\n ${key.slice(8)}`,
  'with backslashes': key.replaceAll(/\W/g, '\\$&'),
  'without special characters': key.replaceAll(/\W/g, ''),
  'with dashes, in lower case': key.toLowerCase().replaceAll(/\W+/g, '-'),
};

/** Where servers quote it. The text is part of a JSON text, apart from the last four. */
const places: Readonly<Record<string, (quoted: string) => BodyInit>> = {
  code: (quoted) => `{"code":"${quoted}"}`,
  message: (quoted) => `{"message":"The key ${quoted} is unknown."}`,
  detail: (quoted) => `{"detail":"The key ${quoted} is unknown."}`,
  title: (quoted) => `{"title":"${quoted}"}`,
  'the error of a token': (quoted) => `{"error":"${quoted}"}`,
  error_description: (quoted) => `{"error":"no","error_description":"${quoted}"}`,
  'the field of an error': (quoted) => `{"errors":[{"field":"${quoted}","message":"no"}]}`,
  'the code of an error': (quoted) => `{"errors":[{"field":"a","code":"${quoted}"}]}`,
  'the message of an error': (quoted) => `{"errors":[{"field":"a","message":"${quoted}"}]}`,
  'another member': (quoted) => `{"request":{"headers":[["authorization","${quoted}"]]}}`,
  'the name of a member': (quoted) => `{"${quoted}":1}`,
  'JSON in JSON': (quoted) => JSON.stringify({ message: `{"key":"${quoted}"}` }),
  'deep JSON': (quoted) => `${'['.repeat(200)}"${quoted}"${']'.repeat(200)}`,
  'truncated JSON': (quoted) => `{"message":"${quoted}","more":`,
  'a web page': (quoted) => `<html><body>The key ${quoted} is unknown.</body></html>`,
  'a text': (quoted) => `The key ${quoted} is unknown.`,
};

const shown = (error: unknown): string =>
  `${inspect(error, { depth: 30, showHidden: true, getters: true })}${JSON.stringify(error)}${String(error)}${(error as Error).stack}`;

test.each(Object.keys(escapes))('G51, T10: no error shows a credential that a server quotes %s', async (escape) => {
  const quoted = escapes[escape] ?? '';
  const leaks: string[] = [];
  const look = (place: string, error: unknown): void => {
    if (/canary|ｃａｎａｒｙ|u0034|x34|711.{0,6}abc|Q0FOQ|5BUlkr|43414e/i.test(shown(error))) leaks.push(place);
  };
  for (const [place, bodyOf] of Object.entries(places)) {
    // The server of the world refuses credentials that it doesn't know.
    const fetch = async (): Promise<Response> =>
      new Response(bodyOf(quoted), { status: 400, headers: { 'x-request-id': quoted.replaceAll(/[！-～]/g, '') } });
    for (const auth of [{ token: key }, { apiKey: key }]) {
      const runtime = createWorld().runtime({ auth: { token: key }, fetch });
      const errors = {
        full: await errorOf(runtime.call(operations.read, one)),
        lite: await errorOf(liteOf(undefined, { auth, fetch } as never).lite(read, one)),
      };
      for (const [client, error] of Object.entries(errors)) {
        expect(error).toMatchObject({ status: 400 });
        look(`${client}: ${place}`, error);
      }
    }
    const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: key };
    const refused = await errorOf(createWorld().runtime({ auth, fetch }).call(operations.read, one));
    expect(refused).toMatchObject({ name: 'TokenError', status: 400 });
    look(`token endpoint: ${place}`, refused);
  }
  const large = async (): Promise<Response> => new Response(`{"${quoted}":99999999999999999999}`);
  const rounded = createWorld().runtime({ auth: { token: key }, fetch: large });
  look('the name of a number', await errorOf(rounded.call(operations.read, one)));
  const names = {
    'the name of an entry': { body: zipSync({ [`../${quoted}`]: new Uint8Array() }), name: 'a.zip' },
    'the name of a file': { body: '{}', name: quoted },
    'the name of a column': { body: `a;"${quoted}";"${quoted}"\n`, name: 'a.csv' },
  };
  for (const [place, { body, name }] of Object.entries(names)) {
    const disposition = `attachment; filename*=utf-8''${encodeURIComponent(name)}`;
    const headers = { 'content-type': 'application/octet-stream', 'content-disposition': disposition };
    const fetch = async (): Promise<Response> => new Response(body, { headers });
    const file = await createWorld()
      .runtime({ auth: { token: key }, fetch })
      .file(operations.download, { path: { file_id: '1' } });
    if (file.kind === 'zip') look(place, await errorOf(collect(fileEntries(file))));
    else if (name === 'a.csv') look(place, await errorOf(collect(csvRows(file))));
    else look(place, new Error(file.filename));
  }
  // These characters end the name of a host.
  if (!/[\\#]/.test(quoted)) {
    const url = `https://x-${quoted}.example.net/`;
    const fetch = async (): Promise<Response> => new Response(null, { status: 302, headers: { location: url } });
    const runtime = createWorld().runtime({ auth: { token: key }, fetch });
    look('the host of a redirect', await errorOf(runtime.call(operations.read, one)));
    const linked = { id: 'TL05', method: 'GET', path: '', response: 'file' } as const;
    look('the host of a link', await errorOf(runtime.send({ operation: linked, input: { url }, options: {} })));
  }
  expect(leaks).toEqual([]);
});
