import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { HandbookContents } from './handbook-contents.tsx';
import { HandbookPage } from './handbook-page.tsx';
import { HANDBOOK_PAGES, handbookPageOf } from './handbook-pages.ts';
import { HANDBOOK_TEXT, pictureAddress } from './handbook-text.ts';
import { readPage } from './read-page.ts';

describe.each(HANDBOOK_PAGES)('the page of the handbook: $title', ({ id, title }) => {
  const page = readPage(HANDBOOK_TEXT[id]);
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <HandbookContents open={id} page={page} />
      <HandbookPage page={page} />
    </MemoryRouter>,
  );

  it('is drawn whole: nothing of it is left as Markdown', () => {
    expect(page.title).toBe(title);
    const text = markup.replaceAll(/<[^>]*>/g, '');
    for (const mark of ['**', '](', '```', '##', '![']) expect(text).not.toContain(mark);
  });

  it('has every step of its file under its id, counted without a gap', () => {
    const inFile = [...HANDBOOK_TEXT[id].matchAll(/^\d+\. \*\*([A-Z]+)(\d+)\*\*/gm)];
    expect(inFile.map(([, , count]) => Number(count))).toEqual(inFile.map((_, index) => index + 1));
    for (const [, prefix, count] of inFile) expect(markup).toContain(`id="${prefix}${count}"`);
  });

  it('leads from its contents to each of its headings', () => {
    const headings = page.blocks.flatMap((block) => (block.kind === 'heading' ? [block.anchor] : []));
    expect(headings.filter((anchor) => !markup.includes(`href="#${anchor}"`))).toEqual([]);
  });

  it('names pictures that are there', () => {
    const missing = page.blocks.filter((block) => block.kind === 'picture' && pictureAddress(block.file) === undefined);
    expect(missing).toEqual([]);
  });
});

it('is asked for by the names of its pages alone', () => {
  expect(handbookPageOf('operator')).toBe('operator');
  expect(handbookPageOf('nobody')).toBeNull();
  expect(handbookPageOf(undefined)).toBeNull();
});
