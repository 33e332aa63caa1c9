import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest. Begun last, one of them would keep one worker busy while the other has nothing left. */
const LONG = [
  'short-truth.test.ts',
  'kernel.property.test.ts',
  'embedded-server.contract.test.ts',
  'lived-days.contract.test.ts',
  'routing-obeyed.contract.test.ts',
  'learning-recovery.contract.test.ts',
  'engine-recovery.contract.test.ts',
  'report-worker.contract.test.ts',
  'storage.contract.test.ts',
];

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.some((name) => moduleId.endsWith(`/${name}`));
}

/** Vitest knows how long a file took only on a machine that has run it. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services,apps,tools}/**/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.contract.test.ts', '**/node_modules/**'],
          // Unit tests keep nothing outside themselves, so files can share what they import: half the time.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        // Real PostgreSQL, real sockets, real SMTP: each file starts what it needs.
        test: {
          name: 'contract',
          include: ['{packages,services,apps,tools}/**/src/**/*.contract.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // As `npm start`: processes that a test starts load what an earlier one compiled.
          env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('./node_modules/.cache/compiled', import.meta.url)) },
          // They keep nothing in modules either, and what they import is a third of their time.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
