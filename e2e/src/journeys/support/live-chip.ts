import type { Locator, Page } from '@playwright/test';

/** The first of the connection chips: whether this page hears the server. */
export function liveChip(page: Page): Locator {
  return page.getByRole('list', { name: 'Connections' }).getByRole('button').first();
}
