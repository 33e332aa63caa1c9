import type { Browser, Page } from '@playwright/test';
import { shots, sizes } from '../shots/routes.ts';
import { expect, test } from '../world/fixtures.ts';
import { demoEmail, signIn } from '../world/sign-in.ts';
import type { World } from '../world/world.ts';
import { type DemoName, storedSession } from './support/journey-test.ts';

/** 800 px, which is also a window of 1600 px at 200 % zoom. */
const NARROW = { width: 800, height: 600 };

/** What stands out to the right of the window although nothing around it scrolls, by class and text. */
async function standingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which has no other scope.
    const isCut = (element: Element): boolean => {
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(outer);
        if (overflowX !== 'visible' || clipPath !== 'none') return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element),
    );
    const told = wide.slice(0, 5).map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`);
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...told] : told;
  });
}

/** Whether the top bar shows all of itself, its last button included; behind a dialog as well. */
async function barFits(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const bar = document.querySelector('header');
    const last = bar === null ? undefined : [...bar.querySelectorAll('button')].at(-1);
    return last === undefined || last.getBoundingClientRect().right <= document.documentElement.clientWidth;
  });
}

test.use({ orders: 'some' });

/** Headers of the orders that the right edge of their zone cuts; and whether the time of the last update is cut. */
async function cutOnHome(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const grid = document.querySelector('[aria-label="Parent orders"][data-grid-scroller]');
    const edge = grid?.querySelector('[data-header="details"]')?.getBoundingClientRect().left ?? 0;
    const headers = [...(grid?.querySelectorAll('[data-header]') ?? [])].filter((header) => {
      const { left, right } = header.getBoundingClientRect();
      return left < edge - 1 && right > edge + 1;
    });
    const ages = [...document.querySelectorAll('span')].filter((span) => span.textContent?.startsWith('Live · last'));
    const cut = ages.filter((age) => age.getBoundingClientRect().right > document.documentElement.clientWidth);
    return [...headers, ...cut].map((element) => element.textContent ?? '');
  });
}

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Every picture of these users in one page each. */
async function narrowProblems(browser: Browser, world: World, users: readonly DemoName[]): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const user of users) {
    const storageState = await storedSession(world, browser, user);
    const context = await browser.newContext({
      baseURL: world.url,
      viewport: NARROW,
      reducedMotion: 'reduce',
      storageState,
    });
    const page = await context.newPage();
    for (const shot of shots.filter(({ as }) => as === user)) {
      await page.goto(shot.path);
      await page.locator('header').first().waitFor();
      // One of the pictures leaves the navigation open, and here it lies over the screen.
      const collapse = page.getByRole('button', { name: 'Collapse navigation' });
      if (await collapse.isVisible()) await collapse.click();
      await shot.prepare?.(page, world);
      // A screen that still loads is narrow.
      await expect(page.locator('[aria-busy="true"]'), shot.name).toHaveCount(0);
      for (const problem of await standingOut(page)) problems.push(`${shot.name}: ${problem}`);
      if (!(await barFits(page))) problems.push(`${shot.name}: the user menu is out of sight`);
    }
    await context.close();
  }
  return problems;
}

test('in a window of 800 px no screen of a trader scrolls sideways', async ({ browser, world }) => {
  expect(await narrowProblems(browser, world, ['trader'])).toEqual([]);
});

test('in a window of 800 px no other screen scrolls sideways, and at any width the orders end on a whole column', async ({
  browser,
  world,
}) => {
  const page = await browser.newPage({ baseURL: world.url, viewport: NARROW, reducedMotion: 'reduce' });
  for (const shot of shots.filter(({ as, prepare }) => as === undefined && prepare === undefined)) {
    await page.goto(shot.path);
    await page.getByRole('main').waitFor();
    expect(await standingOut(page), shot.name).toEqual([]);
  }
  await signIn(page, demoEmail('trader'));
  await page.getByText('Live · last update').first().waitFor();
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutOnHome(page), `cut at ${width} px`).toEqual([]);
  }
  await page.close();
  expect(await narrowProblems(browser, world, ['admin', 'viewer'])).toEqual([]);
});
