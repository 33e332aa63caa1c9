import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function firstHere(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

/** The headless shell has the same engine without a browser around it, and opens a page for half the work. */
function findBrowser(): string | undefined {
  const shell = firstHere(['/usr/bin/chromium-headless-shell']);
  // Playwright chooses between its own two by itself.
  const hasOwn = existsSync(chromium.executablePath());
  return process.env.CHROMIUM_PATH ?? shell ?? (hasOwn ? undefined : firstHere(systemBrowsers));
}

const executablePath = findBrowser();

/** How Chromium is started for tests and pictures: no sandbox for root, and no traffic of its own. */
export const browserOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  ignoreDefaultArgs: ['--hide-scrollbars'],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
