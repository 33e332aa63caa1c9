import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../world/browser-options.ts';
import { repositoryRoot } from '../world/meridian-process.ts';
import { demoEmail, signIn } from '../world/sign-in.ts';
import { startWorld, type World } from '../world/world.ts';
import { handbookPictures, PICTURE_SIZE } from './handbook-pictures.ts';
import { type Shot, shots, sizes } from './routes.ts';

const HANDBOOK = '--handbook';
const isHandbook = process.argv.includes(HANDBOOK);
const folder = join(repositoryRoot, isHandbook ? 'docs/handbook/pictures' : 'shots');
const settleMs = 500;
/** Rows, the market beside them and an estimate come one after another. */
const handbookSettleMs = 5_000;

/** One browser context per user, signed in once; pages before sign-in get a clean one each. */
async function contextFor(
  browser: Browser,
  baseURL: string,
  user: Shot['as'],
  known: Map<string, BrowserContext>,
): Promise<BrowserContext> {
  if (user === undefined) return browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const found = known.get(user);
  if (found !== undefined) return found;
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  known.set(user, context);
  const page = await context.newPage();
  await signIn(page, demoEmail(user));
  await page.close();
  return context;
}

async function photographForHandbook(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PICTURE_SIZE);
  await page.waitForTimeout(handbookSettleMs);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function photograph(context: BrowserContext, world: World, shot: Shot): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(sizes[0]);
  // A desk with orders is never at rest for long.
  await page.goto(shot.path, { waitUntil: isHandbook ? 'load' : 'networkidle' });
  await shot.prepare?.(page, world);
  if (isHandbook) await photographForHandbook(page, shot.name);
  for (const size of isHandbook ? [] : sizes) {
    await page.setViewportSize(size);
    await page.waitForTimeout(settleMs);
    await page.screenshot({ path: join(folder, `${shot.name}-${size.width}.png`) });
  }
  await page.close();
}

const wanted = process.argv.slice(2).filter((name) => name !== HANDBOOK);
const world = await startWorld({}, isHandbook ? 'past' : 'some');
const browser = await chromium.launch(browserOptions);
try {
  await mkdir(folder, { recursive: true });
  const contexts = new Map<string, BrowserContext>();
  const chosen = (isHandbook ? handbookPictures : shots).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  for (const shot of chosen) {
    await photograph(await contextFor(browser, world.url, shot.as, contexts), world, shot);
  }
  console.log(`${chosen.length * (isHandbook ? 1 : sizes.length)} pictures in ${folder}`);
} finally {
  await browser.close();
  await world.stop();
}
