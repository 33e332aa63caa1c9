import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services,apps,tools}/**/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.contract.test.ts', '**/node_modules/**'],
          // Unit tests keep nothing outside themselves, so files can share what they import: half the time.
          isolate: false,
        },
      },
      {
        // Real PostgreSQL, real sockets, real SMTP: each file starts what it needs.
        test: {
          name: 'contract',
          include: ['{packages,services,apps,tools}/**/src/**/*.contract.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
