import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Answer = 'there' | 'gone' | 'cut';

function createElement() {
  return Object.assign(new EventTarget(), { remove: () => undefined });
}

/** Each test has a page of its own. */
async function aPage(begunWith: readonly string[] = []) {
  vi.resetModules();
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const answer = (href: string) => {
    asked.push(href);
    return answers.get(href) ?? 'there';
  };
  vi.stubGlobal('fetch', async (href: string) => {
    const given = answer(href);
    if (given === 'cut') throw new TypeError('Failed to fetch');
    return { ok: given === 'there', arrayBuffer: async () => new ArrayBuffer(0) };
  });
  const head = {
    querySelector: (selector: string) => begunWith.find((href) => selector.includes(`"${href}"`)) ?? null,
    append: (link: EventTarget & { readonly href: string }) =>
      link.dispatchEvent(new Event(answer(link.href) === 'there' ? 'load' : 'error')),
  };
  vi.stubGlobal('document', { head, createElement });
  const { __vitePreload: preload } = await import('./preload-part.ts');
  const load = vi.fn<() => Promise<string>>(async () => 'a part');
  return { answers, asked, load, open: async (...files: readonly string[]) => preload(load, files) };
}

const FILES = ['assets/pane.js', 'assets/tabs.js', 'assets/pane.css'] as const;
const ADDRESSES = FILES.map((file) => `/${file}`);

describe('a part of the page', () => {
  beforeEach(() => vi.unstubAllGlobals());
  afterEach(() => vi.unstubAllGlobals());

  it('is imported once all its files are there, each asked for once', async () => {
    const page = await aPage();
    await expect(page.open(...FILES)).resolves.toBe('a part');
    await page.open(...FILES);
    expect(page.asked).toEqual(ADDRESSES);
    expect(page.load).toHaveBeenCalledTimes(2);
  });

  it.each(ADDRESSES)('is not imported while %s is missing, and comes when it is back', async (missing) => {
    const page = await aPage();
    for (const failure of ['cut', 'gone'] as const) {
      page.answers.set(missing, failure);
      await expect(page.open(...FILES)).rejects.toThrow(`${missing} could not be fetched`);
    }
    expect(page.load).not.toHaveBeenCalled();
    page.answers.clear();
    await expect(page.open(...FILES)).resolves.toBe('a part');
    expect(page.asked.filter((href) => href === missing)).toHaveLength(3);
    expect(page.asked.filter((href) => href !== missing)).toHaveLength(2);
  });

  it('does not ask for what the page began with, and needs no files', async () => {
    const page = await aPage(['/assets/tabs.js']);
    await page.open(...FILES);
    expect(page.asked).not.toContain('/assets/tabs.js');
    await expect(page.open()).resolves.toBe('a part');
  });
});
