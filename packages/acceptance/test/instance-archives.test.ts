/** Files and archives of the instance, as its clients read them. */
import { type FileResponse, NotFoundError } from '@tradelane/core';
import { type FileEntry, fileEntries } from '@tradelane/core/zip';
import type { MarketplaceSeller } from '@tradelane/marketplace-seller';
import { describe, expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';
import { errorOf } from '../src/world.ts';

const shopIds = [2001, 2002, 2003] as const;
const pdf = (name: string, about: string): File => new File([`%PDF-1.4 ${about}`], name, { type: 'application/pdf' });
const certificate = (number: number): string => `certificate-${String(number).padStart(2, '0')}`;

/** The first names occur in every upload, so they collide in the folder of the shop. */
const names = ['Übersicht.pdf', 'reçu d’achat.pdf', '証明書.pdf', 'Größe (2).pdf', 'plain.pdf'] as const;

const everything = { updated_since: '2020-01-01T00:00:00Z' };

/** Uploads five documents at a time, up to the shop's limit of fifty. */
async function fill(shop: MarketplaceSeller): Promise<void> {
  const { shop_documents } = await shop.documents.list(everything);
  for (let next = 1, left = 50 - shop_documents.length; left > 0;) {
    const described = names
      .slice(0, Math.min(names.length, left))
      .map((file_name, index) => ({ file_name, type_code: certificate(next + index) }));
    const uploaded = await shop.documents.upload({
      files: described.map(({ file_name, type_code }) => pdf(file_name, type_code)),
      shop_documents: { shop_documents: described },
    });
    expect(uploaded.succeeded.map(({ item }) => item.file_name)).toEqual(described.map(({ file_name }) => file_name));
    next += described.length;
    left -= described.length;
  }
}

async function texts(file: FileResponse): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const entry of fileEntries(file)) found.set(entry.path, await entry.text());
  return found;
}

describe('business documents of three shops', () => {
  it('S02, S03: 150 documents are one archive with a folder for each shop, with every name and file correct', async () => {
    const instance = createInstance();
    for (const shopId of shopIds) await fill(instance.shop(shopId));
    const archive = await instance.operator().documents.download({ shop_ids: [...shopIds] });
    expect([archive.kind, archive.filename]).toEqual(['zip', 'documents-20260304120000.zip']);
    const entries: FileEntry[] = [];
    const contents: string[] = [];
    for await (const entry of fileEntries(archive)) {
      entries.push(entry);
      contents.push(`${entry.folder} ${await entry.text()}`);
    }
    expect(entries).toHaveLength(150);
    for (const shopId of shopIds) expect(entries.filter(({ folder }) => folder === String(shopId))).toHaveLength(50);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(150);
    expect(new Set(contents).size).toBe(150);
    const ofHome = entries.filter(({ folder }) => folder === '2001').map(({ name }) => name);
    for (const name of names) expect(ofHome).toContain(name);
    expect(ofHome).toEqual(expect.arrayContaining(['Übersicht (2).pdf', '証明書 (3).pdf', 'Größe (2) (2).pdf']));
  });

  it.each([
    ['terms.jpg', 1],
    ['terms', 1],
    ['terms.exe', 0],
  ])('S02, AS84: the client checks the extension of a file if there is one: %s', async (name, sent) => {
    const instance = createInstance();
    const files = [new File(['x'], name)];
    const body = { shop_documents: { shop_documents: [{ file_name: name, type_code: 'terms' }] }, files };
    const upload = instance.during(() =>
      instance
        .shop()
        .documents.upload(body)
        .catch(() => undefined),
    );
    expect((await upload).sent).toHaveLength(sent);
  });

  it('S03: one ID returns the file itself, and several IDs or type codes an archive, or all documents for a seller without IDs', async () => {
    const instance = createInstance();
    const garden = instance.shop(2002);
    const [first, second] = (await garden.documents.list(everything)).shop_documents;
    const ids = [first?.id ?? 0, second?.id ?? 0];
    const single = await garden.documents.download({ document_ids: ids.slice(0, 1) });
    expect([single.kind, single.filename]).toEqual(['single', 'Gründungsurkunde.pdf']);
    expect((await single.bytes()).subarray(0, 4)).toEqual(new TextEncoder().encode('%PDF'));
    const several = await garden.documents.download({ document_ids: ids });
    expect([...(await texts(several)).keys()]).toEqual(['2002/Gründungsurkunde.pdf', '2002/prices.csv']);
    const byType = await garden.documents.download({ document_ids: ids.slice(0, 1), type_codes: ['trade-register'] });
    expect(byType.kind).toBe('zip');
    expect([...(await texts(byType)).keys()]).toEqual(['2002/Gründungsurkunde.pdf']);
    const own = await garden.documents.download();
    expect((await texts(own)).get('2002/prices.csv')).toContain('1 129,00');
  });

  it('S03: one unknown ID or code turns the whole download into a 404', async () => {
    const instance = createInstance();
    const [first] = (await instance.shop().documents.list(everything)).shop_documents;
    const { download } = instance.operator().documents;
    expect(await errorOf(download({ document_ids: [first?.id ?? 0, 999_999] }))).toBeInstanceOf(NotFoundError);
    expect(await errorOf(download({ shop_ids: [2001, 9_999] }))).toBeInstanceOf(NotFoundError);
    expect(await errorOf(download({ shop_ids: [2001], type_codes: ['nothing'] }))).toBeInstanceOf(NotFoundError);
  });
});
