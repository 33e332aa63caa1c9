import { describe, expect, it } from 'vitest';
import { pdfOfImage } from './pdf-of-image.ts';

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);
const page = { jpeg, width: 10, height: 7, title: 'Cost (ESZ26) · 5%' };
const textOf = (pdf: Uint8Array) => String.fromCharCode(...pdf);

describe('a page as PDF', () => {
  it('says in its table where each object begins', () => {
    const text = textOf(pdfOfImage({ ...page, orientation: 'landscape' }));
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]));
    expect(offsets).toHaveLength(6);
    for (const [index, offset] of offsets.entries())
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
  });

  it('lies or stands as asked, and holds the image unchanged', () => {
    expect(textOf(pdfOfImage({ ...page, orientation: 'landscape' }))).toContain('/MediaBox [0 0 842 595]');
    const text = textOf(pdfOfImage({ ...page, orientation: 'portrait' }));
    expect(text).toContain('/MediaBox [0 0 595 842]');
    expect(text).toContain(`/Length 4 >>\nstream\n${String.fromCharCode(...jpeg)}\nendstream`);
    expect(text).toContain(String.raw`/Title (Cost \(ESZ26\) - 5%)`);
  });
});
