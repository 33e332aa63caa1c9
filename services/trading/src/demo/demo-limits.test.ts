import { expect, test } from 'vitest';
import { demoLimits } from './demo-limits.ts';
import { DEFAULT_RATE_PER_SECOND } from './flow/flow-options.ts';

function gross(alloc_account: string | null, rate: number): number {
  return demoLimits({ alloc_account }, rate).max_gross_usd ?? 0;
}

test('some accounts of the demo come near their limit, and none in a world without clients', () => {
  expect(gross('BOREALIS-01', DEFAULT_RATE_PER_SECOND)).toBeLessThan(
    gross('ALDGATE-CORE', DEFAULT_RATE_PER_SECOND) / 10,
  );
  expect(gross('BOREALIS-01', 0)).toBe(gross('ALDGATE-CORE', 0));
  expect(gross(null, 0)).toBeGreaterThan(gross('ALDGATE-CORE', 0));
});
