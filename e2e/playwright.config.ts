import { defineConfig } from '@playwright/test';
import { browserOptions } from './src/world/browser-options.ts';

/**
 * Journeys that take as long again, so they are a run of their own until they are cheaper: those over a desk whose
 * orders keep moving, and every turn of identities, whose rules are contract tests too.
 */
const AT_LENGTH = [
  'admin-grants',
  'admin-users',
  'blotter-columns',
  'blotter-filters',
  'blotter-panes',
  'blotter-selection',
  'blotter-windows',
  'logs',
  'password-reset',
  'pin-verification',
  'power-search',
  'registration',
  'stuck-orders',
  'two-tabs',
  'verify-email',
].map((name) => `**/${name}.e2e.ts`);

export default defineConfig({
  testDir: './src',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine is no bug: a test that passes at its second try is reported as flaky, by name.
  retries: 1,
  reporter: 'line',
  projects: [
    { name: 'desk', testMatch: '**/*.e2e.ts', testIgnore: AT_LENGTH },
    { name: 'at-length', testMatch: AT_LENGTH },
  ],
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
