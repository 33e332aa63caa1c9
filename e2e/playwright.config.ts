import { defineConfig } from '@playwright/test';
import { browserOptions } from './src/world/browser-options.ts';

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine is no bug: a test that passes at its second try is reported as flaky, by name.
  retries: 1,
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1600, height: 900 },
    launchOptions: browserOptions,
    // Recording every test would cost a third of the run.
    trace: 'on-first-retry',
    timezoneId: 'Europe/London',
    locale: 'en-GB',
  },
});
