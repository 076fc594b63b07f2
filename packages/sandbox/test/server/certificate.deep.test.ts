import { spawn, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/index.ts';
import { certificateIn } from '../../src/node/certificate.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-certificate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder that keeps the certificate', () => {
  it('a folder has the same certificate at each start', async () => {
    const first = await certificateIn(folder, ['127.0.0.1', 'sandbox']);
    expect(await certificateIn(folder, ['sandbox'])).toEqual(first);
  });

  it.each([
    ['sandbox', 'DNS:sandbox'],
    ['10.1.2.3', 'IP Address:10.1.2.3'],
  ])("a folder replaces a certificate that isn't for %s", async (name, listed) => {
    const first = await certificateIn(folder, []);
    const { cert, fingerprint } = await certificateIn(folder, [name]);
    expect(fingerprint).not.toBe(first.fingerprint);
    expect(new X509Certificate(cert).subjectAltName).toContain(listed);
    expect((await certificateIn(folder, [name])).fingerprint).toBe(fingerprint);
  });

  it('a certificate is for names in other scripts and for IPv6 addresses', async () => {
    const found = new X509Certificate((await certificateIn(folder, ['münchen.example', 'fe80::1:2'])).cert);
    expect(found.checkHost('xn--mnchen-3ya.example')).toBeDefined();
    expect(found.checkIP('fe80::1:2')).toBeDefined();
    expect(found.checkIP('::1')).toBeDefined();
  });

  it('a folder reports why its certificate was replaced, and nothing if it was missing or valid', async () => {
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line.replace(folder, 'FOLDER'));
    await certificateIn(folder, [], log);
    await certificateIn(folder, [], log);
    expect(lines).toEqual([]);
    await certificateIn(folder, ['sandbox'], log);
    rmSync(join(folder, 'key.pem'));
    await certificateIn(folder, ['sandbox'], log);
    expect(lines).toEqual([
      "Replaced the certificate in FOLDER, because it doesn't cover sandbox. Clients must trust the new one.",
      'Replaced the certificate in FOLDER, because a file is missing or invalid. Clients must trust the new one.',
    ]);
  });

  it('covers all addresses of the machine if the sandbox listens on all of them, with a warning', async () => {
    const addresses = Object.values(networkInterfaces())
      .flatMap((some = []) => some)
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address);
    const child = spawn(process.execPath, [cli, '--port', '0', '--host', '0.0.0.0', '--tls-folder', folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill('SIGKILL');
    const { subjectAltName } = new X509Certificate(readFileSync(join(folder, 'cert.pem')));
    const names = subjectAltName?.replaceAll(/(DNS|IP Address):/g, '').split(', ') ?? [];
    expect(names).toEqual(expect.arrayContaining(['localhost', '127.0.0.1', ...addresses]));
    expect(names).not.toContain('0.0.0.0');
    expect(String(output)).toContain(`Valid for ${names.join(', ')}. To add a name, use --allow-host.`);
  });

  // Below /proc, creating a folder with its parents never returns.
  it.runIf(process.platform === 'linux')("a folder that can't be created ends the program with one line", () => {
    const args = [cli, '--port', '0', '--tls-folder', '/proc/certificate'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 240_000 });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^sandbox: .*\/proc\/certificate: [^\n]*\n$/)]);
  });
});

it('the address of a sandbox that listens on all of them is one that its certificate is for', async () => {
  const sandbox = createSandbox();
  const certificate = await certificateIn(folder, []);
  const listener = await sandbox.listen({ host: '0.0.0.0', tls: certificate });
  expect(listener.url).toBe(`https://127.0.0.1:${listener.port}`);
  const status = await new Promise((resolve, reject) => {
    const asked = request(`${listener.url}/__sandbox/clock`, { ca: certificate.ca }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
  expect(status).toBe(200);
  await listener.close();
  sandbox.close();
});
