import { existsSync } from 'node:fs';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
const executablePath = process.env.CHROMIUM_PATH ?? systemChromium;

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
