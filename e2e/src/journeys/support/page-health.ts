import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rows of a grid are alike: three of them speak for the rest, which would take axe minutes. */
const FURTHER_ROWS = '[data-grid-scroller] [role="rowgroup"] > [role="row"]:nth-child(n + 4)';

/** Everything that axe knows short of AAA: target-size is off unless its tag is named, hence the list. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

type AccessibleOptions = {
  readonly withColours?: boolean;
  /** A selector, where the rest of the page is looked at elsewhere. */
  readonly within?: string;
};

export async function expectAccessible(page: Page, where: string, options: AccessibleOptions = {}): Promise<void> {
  const { withColours = true, within } = options;
  // Colours in the middle of a transition are nobody's.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().exclude(FURTHER_ROWS);
  if (within !== undefined) axe.include(within);
  const { violations } = await (withColours ? axe : axe.disableRules('color-contrast')).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html}`),
  );
  expect.soft(found, where).toEqual([]);
}

/** The screen is there and has stopped loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** The permission check of whoever has none: the browser itself writes its 403 to the console. */
const EXPECTED = /supported-symbols/;

/** Errors on the console, thrown ones and violations of the content security policy, from here on. */
export async function watchTroubles(page: Page): Promise<() => readonly string[]> {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!EXPECTED.test(message.location().url)) troubles.push(`${message.type()}: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => troubles.push(`policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (globalThis as unknown as { reportViolation(text: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return () => troubles;
}
