import type { RowContext } from '../rows/row-context.ts';
import { rowContextOf } from '../rows/kernel-rows.ts';
import type { TestDesk } from './test-desk.ts';
import { TEST_INSTRUMENTS } from './test-instruments.ts';

/** What rows of a test desk are made of. */
export function rowContextOn({ kernel, market, clock }: TestDesk, instruments = TEST_INSTRUMENTS): RowContext {
  return rowContextOf({
    kernel,
    market,
    instruments,
    fx: (currency) => (currency === 'JPY' ? 0.0065 : 1),
    forecast: { shareAt: (_, atMs) => (atMs > clock.nowMs ? 0.9 : 0.4), expectedDayLots: () => 1_000_000 },
    brokerOf: () => 'ALGO',
    nowMs: () => clock.nowMs,
  });
}
