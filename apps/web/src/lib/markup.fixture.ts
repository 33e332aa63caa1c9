import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
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
