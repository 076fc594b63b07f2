import { describe, expect, test } from 'vitest';
import { withEarlyStyles } from '../src/early-styles.ts';
import { Anchors, contentHtml } from '../src/fields/field-html.ts';
import type { Content, Field } from '../src/fields/field.ts';

describe('what a page takes to load', () => {
  test('a closed part arrives as one text with all of its content, and a long one as its parts', () => {
    expect(texts(contentHtml(content([field('order', 3, 2)]), 'body', new Anchors()))).toHaveLength(1);
    const html = contentHtml(content([field('order', 12, 3)]), 'body', new Anchors());
    const parts = texts(html);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(part).not.toContain('<noscript');
      expect(part.length).toBeLessThanOrEqual(16_000);
    }
    expect(html.match(/<li /g)).toHaveLength(1 + 12 + 12 ** 2 + 12 ** 3);
    expect(html.match(/<noscript/g)).toHaveLength(parts.length);
  });

  test('every style sheet is in the head once, after the earlier ones, whichever part of the page needs it', () => {
    const link = (name: string): string => `<link rel="stylesheet" href="/${name}.css">`;
    expect(withEarlyStyles(`<head>${link('a')}</head><body><p>${link('b')}one</p><p>${link('b')}two</p></body>`)).toBe(
      `<head>${link('a')}${link('b')}</head><body><p>one</p><p>two</p></body>`,
    );
    expect(withEarlyStyles('<p>no head</p>')).toBe('<p>no head</p>');
  });
});

/** The texts of a page. */
function texts(html: string): readonly string[] {
  return [...html.matchAll(/<noscript class="unopened">([\s\S]*?)<\/noscript>/g)].map(([, text = '']) => text);
}

function content(fields: readonly Field[]): Content {
  return { fields, variants: [], recursive: undefined, assumptions: [] };
}

/** A field with `width` fields of `width` fields each, so many levels deep. */
function field(name: string, width: number, levels: number): Field {
  const inner =
    levels === 0 ? [] : Array.from({ length: width }, (_, index) => field(`part_${index}`, width, levels - 1));
  return {
    name,
    type: 'object',
    required: false,
    deprecated: false,
    description: `What ${name} says.`,
    values: [],
    open: false,
    bounds: [],
    content: content(inner),
  };
}
