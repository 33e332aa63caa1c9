import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a component says, as one line. */
export function textOf(element: ReactElement): string {
  return plain(renderToStaticMarkup(element));
}

/** What each row of a table says. */
export function rowsOf(element: ReactElement): readonly string[] {
  const rows = renderToStaticMarkup(element).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs);
  return [...rows].map(([, row = '']) => plain(row));
}

/** What each entry of a list says. */
export function itemsOf(element: ReactElement): readonly string[] {
  const items = renderToStaticMarkup(element).matchAll(/<li(?: [^>]*)?>(.*?)<\/li>/gs);
  return [...items].map(([, item = '']) => plain(item));
}

/** Each button by its words, and whether it can be pressed. */
export function buttonsOf(element: ReactElement): Readonly<Record<string, 'enabled' | 'disabled'>> {
  const buttons = renderToStaticMarkup(element).matchAll(/<button([^>]*)>(.*?)<\/button>/gs);
  return Object.fromEntries(
    [...buttons].map(([, attributes = '', words = '']) => [
      plain(words) || (/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      / disabled=""| aria-disabled="true"/.test(attributes) ? 'disabled' : 'enabled',
    ]),
  );
}

/** The buttons in their order, in brackets those that cannot be pressed. */
export function buttonRow(element: ReactElement): readonly string[] {
  return Object.entries(buttonsOf(element)).map(([name, state]) => (state === 'enabled' ? name : `(${name})`));
}
