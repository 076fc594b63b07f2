import { ArgumentError } from '@tradelane/core';
import { fileEntries } from '@tradelane/core/zip';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

const pdf = (name: string): File => new File([`%PDF-1.4\n% ${name}\n%%EOF\n`], name, { type: 'application/pdf' });

export const documents: Chapter<World> = {
  title: 'Business documents go up and come down',
  async play({ shop }, story: Story) {
    const upload = (...described: readonly (readonly [file_name: string, type_code: string])[]) =>
      shop.documents.upload({
        files: [...new Set(described.map(([file_name]) => file_name))].map(pdf),
        shop_documents: { shop_documents: described.map(([file_name, type_code]) => ({ file_name, type_code })) },
      });

    const accepted = await upload(['identity.pdf', 'identity'], ['prices.pdf', 'price-list']);
    story.expect(accepted.succeeded.length === 2, 'two documents to be taken');
    await story.refused(upload(['tool.exe', 'return-form']), ArgumentError, 'a program');
    const refused = await upload(['form.docx', 'identity'], ['form.pdf', 'no-such-type']);
    const codes = refused.failed.map(({ item, reasons }) => `${item.file_name} (${reasons[0]?.code})`);
    story.expect(codes.length === 2, `a refused file and an unknown type, not ${codes.join()}`);
    const many = Array.from({ length: 51 }, (_, index) => [`file-${index}.pdf`, 'return-form'] as const);
    await story.refused(upload(...many), ArgumentError, 'the 51st document of a call');
    story.fact(
      `two documents accepted, ${codes.join(' and ')} refused by name, a program and a call with 51 not sent at all`,
    );

    const { shop_documents: kept } = await shop.documents.list({ updated_since: '2020-01-01T00:00:00Z' });
    const types = (await shop.settings.documentTypes({ entities: ['SHOP'] })).documents ?? [];
    const free = types.map(({ code }) => code).filter((code) => kept.every(({ type }) => type !== code));
    const missing = 50 - kept.length;
    story.expect(free.length > missing, `more than ${missing} types of document that the shop has none of`);
    const filled = await upload(...free.slice(0, missing + 1).map((code) => [`${code}.pdf`, code] as const));
    const [last] = filled.failed;
    story.expect(filled.failed.length === 1 && last !== undefined, 'the 51st document alone to be refused');
    story.fact(`a shop has room for 50, and the 51st is refused: ${last.reasons[0]?.message}`);

    const { shop_documents } = await shop.documents.list({ updated_since: '2020-01-01T00:00:00Z' });
    story.expect(shop_documents.length === 50, `50 documents, not ${shop_documents.length}`);
    const [first] = shop_documents;
    story.expect(first !== undefined, 'documents of the shop');
    const single = await shop.documents.download({ document_ids: [first.id] });
    story.expect(single.kind === 'single' && (await single.bytes()).length > 0, 'one file as it is');
    const names: string[] = [];
    for await (const entry of fileEntries(await shop.documents.download())) {
      names.push(entry.path);
      await entry.bytes();
    }
    story.expect(names.length === shop_documents.length, `all ${shop_documents.length} documents in the ZIP`);
    story.fact(
      `one document comes as ${single.filename}, all ${names.length} as a ZIP: ${names.slice(0, 3).join(', ')}, …`,
    );
  },
};
