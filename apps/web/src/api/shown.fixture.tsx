import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type ApiClient, createApiClient } from './api-client.ts';
import { ApiProvider } from './api-context.tsx';

/** Nothing is asked while a component is only drawn. */
const silent: ApiClient = createApiClient({
  baseUrls: { main: 'http://x/main', 'market-intelligence': 'http://x/mi' },
  fetch: async () => Promise.reject(new TypeError('Failed to fetch')),
  token: () => null,
  onTokenRefused: () => undefined,
  onPasswordRequired: async () => false,
});

/** What the server has answered already, by key. */
export type Answered = readonly (readonly [key: QueryKey, answer: unknown])[];

/** The first paint of a component, with what it needs around it. */
export function markupOf(node: ReactNode, answered: Answered = []): string {
  const client = new QueryClient();
  const router = createMemoryRouter([{ path: '*', element: node }]);
  for (const [key, answer] of answered) client.setQueryData(key, answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiProvider api={silent}>
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>,
  );
}

function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** What one reads of a component. */
export function textOf(node: ReactNode, answered: Answered = []): string {
  return wordsOf(markupOf(node, answered));
}

function insides(markup: string, tag: string): readonly string[] {
  return [...markup.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inside]) => inside ?? '');
}

/** The parts of a component that have some tag, as one reads them: `li`, `button`, `p`. */
export function textsOf(node: ReactNode, tag: string, answered: Answered = []): readonly string[] {
  return insides(markupOf(node, answered), tag).map(wordsOf);
}

/** The rows of its tables, cell by cell. */
export function rowsOf(node: ReactNode): readonly (readonly string[])[] {
  return insides(markupOf(node), 'tr').map((row) => insides(row, 't[hd]').map(wordsOf));
}

/** The buttons that cannot be pressed. */
export function disabledOf(node: ReactNode, answered: Answered = []): readonly string[] {
  const buttons = markupOf(node, answered).match(/<button[^>]*>.*?<\/button>/gs) ?? [];
  return buttons.filter((button) => /^<button[^>]* disabled=""/.test(button)).map(wordsOf);
}
