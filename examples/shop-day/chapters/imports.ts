import { poll } from '@tradelane/workflows';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};
const ean = (number: number): string => {
  const digits = `400638${String(number).padStart(6, '0')}`;
  return digits + checkDigit(digits);
};

/** 500 products, ten of them without a title. */
function productFile(): File {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const title = index % 50 === 7 ? '' : `"Chair ""No. ${index}""; beech"`;
    return `SKU-${index};${ean(index)};${title};chairs;oak`;
  });
  return new File([`\u{FEFF}shop_sku;ean;title;category;color\n${rows.join('\n')}\n`], 'products.csv', {
    type: 'text/csv',
  });
}

const final = new Set<string>(['COMPLETE', 'FAILED', 'CANCELLED', 'TRANSFORMATION_FAILED']);

export const imports: Chapter<World> = {
  title: 'A file of 500 products is imported',
  async play({ catalog, clock }, story: Story) {
    const since = new Date(clock.now());
    const { import_id } = await catalog.imports.create({ file: productFile(), operator_format: true });
    const seen: string[] = [];
    const tracking = await poll({
      kind: 'import',
      id: String(import_id),
      read: (id) => catalog.imports.get(Number(id)),
      isFinal: ({ import_status }) => final.has(import_status),
      intervalInMs: 60_000,
      clock,
      onProgress: ({ import_status }) => seen.at(-1) === import_status || seen.push(import_status),
    });
    story.expect(tracking.import_status === 'COMPLETE', 'the import to complete');
    story.fact(`import ${import_id}: ${seen.join(' → ')}`);

    story.expect(tracking.has_error_report === true, 'an error report');
    const errors = (await (await catalog.imports.errorReport(import_id)).text()).trim().split('\n');
    story.expect(errors.length === 11, `a heading and ten faulty lines, not ${errors.length} lines`);
    story.expect(/^[^;]+;title/.test(errors[1] ?? ''), 'the first faulty product to be named with its attribute');
    story.expect(tracking.has_new_product_report === true, 'a report of new products');
    const added = (await (await catalog.imports.newProductReport(import_id)).text()).trim().split('\n');
    story.expect(added.length === 491, `a heading and 490 new products, not ${added.length} lines`);
    story.fact('ten products without a title are named in the error report, 490 new products in the other');

    const delta = (await catalog.products.statusExport({ updated_since: since })) ?? [];
    story.expect(delta.length > 0, 'the products of the import in the delta');
    story.fact(
      `the delta since the import names ${delta.length} products, ${delta.filter(({ status }) => status === 'LIVE').length} of them live`,
    );
  },
};
