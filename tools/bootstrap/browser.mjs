import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run, stop } from './run.mjs';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const downloadTimeoutMs = 180_000;

function playwrightPath() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright-core');
  return chromium.executablePath();
}

function installed() {
  return [process.env.CHROMIUM_PATH, playwrightPath(), ...systemPaths].find((path) => path && existsSync(path));
}

async function quietly(command, args, timeout) {
  try {
    return (await run(command, args, { stdio: 'ignore', timeout })) === 0;
  } catch {
    return false;
  }
}

/** A Chromium to drive: one that is here, else Playwright's own download, else the distribution's package. */
export async function chromiumPath() {
  const here = installed();
  if (here) return here;
  process.stdout.write('Installing a browser for the tests …\n');
  await quietly('npx', ['playwright', 'install', 'chromium'], downloadTimeoutMs);
  if (!installed() && process.platform === 'linux') {
    await quietly('apt-get', ['update'], downloadTimeoutMs);
    await quietly('apt-get', ['install', '-y', 'chromium'], 600_000);
  }
  return (
    installed() ??
    stop('No Chromium could be installed. Install one and name it in CHROMIUM_PATH, then run this again.')
  );
}

/** The journeys take a third less in the distribution's headless shell. Without it they run in the whole browser. */
export async function prepareTestBrowser() {
  const isPackage = systemPaths.includes(await chromiumPath());
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (process.env.CHROMIUM_PATH || !isPackage || !isRoot || existsSync('/usr/bin/chromium-headless-shell')) return;
  process.stdout.write('Installing the headless browser …\n');
  const install = () => quietly('apt-get', ['install', '-y', 'chromium-headless-shell'], 600_000);
  // The lists of packages may be missing or old.
  if (!(await install()) && (await quietly('apt-get', ['update'], downloadTimeoutMs))) await install();
}
